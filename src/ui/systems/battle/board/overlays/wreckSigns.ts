import { type Axial, sameHex } from '../../../../../hex';
import type { Wreck } from '../common/boardProps';

/** One sign for all the wrecks of a hex. */
interface WreckSign {
  hex: Axial;
  /** In the order in which the ships sank. */
  names: string[];
}

/** The wrecks hex by hex. */
export function wreckSigns(wrecks: readonly Wreck[]): WreckSign[] {
  const signs: WreckSign[] = [];
  for (const { hex, name } of wrecks) {
    const there = signs.find((sign) => sameHex(sign.hex, hex));
    if (there) there.names.push(name);
    else signs.push({ hex, names: [name] });
  }
  return signs;
}
