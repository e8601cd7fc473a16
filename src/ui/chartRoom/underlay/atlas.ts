import address from 'world-atlas/land-10m.json?url';
import { type Coasts, coastsOf, type World } from '../../../scenario/atlas/world';

let loading: Promise<Coasts> | undefined;

/** All coasts of the earth, fetched on first use; after a failure again. */
export function loadAtlas(): Promise<Coasts> {
  loading ??= fetchAtlas().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchAtlas(): Promise<Coasts> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The atlas is not there: ${answer.status}.`);
  return coastsOf((await answer.json()) as World);
}
