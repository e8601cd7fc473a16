import { type Lights, NO_LIGHTS, type Part, type Telling, type Tone } from './logLine';
import { upperFirst } from './say';

interface How {
  tone?: Tone;
  depth?: Telling['depth'];
  lights?: Partial<Lights>;
}

/** A sentence as a line of the log, its first letter a capital. */
export function telling(
  parts: readonly Part[],
  { tone = 'plain', depth = 0, lights = {} }: How = {},
): Telling {
  const [first, ...rest] = parts;
  return {
    parts: first ? [begun(first), ...rest] : [],
    tone,
    depth,
    lights: { ...NO_LIGHTS, ...lights },
  };
}

/** Names of ships stay as they are written. */
function begun(first: Part): Part {
  if (typeof first === 'string') return upperFirst(first);
  return first.about === 'ship' ? first : { ...first, name: upperFirst(first.name) };
}
