import type { CardShipType } from '../../scenario';
import type { IndexedClass } from '../../scenario/shipIndex';
import { almanacText } from '../i18n/almanac';
import { firstYear, lastYear } from './finding';

/** 'Battleships' */
export const typesName = (type: CardShipType): string => almanacText(`plural.${type}`);

/** 'Bismarck class', or the ship where she has no sister. */
export const classTitle = ({ name, ships }: Pick<IndexedClass, 'name' | 'ships'>): string => {
  const [only] = ships;
  if (ships.length === 1 && only) return only.name;
  // 'Chitose (light carriers)'
  const [, plain = name, which = ''] = /^(.*?)( \(.*\))$/.exec(name) ?? [];
  return `${almanacText('className', { name: plain })}${which}`;
};

/** '1940–1944' */
export const spanText = (of: Pick<IndexedClass, 'ships'>): string => {
  const [from, to] = [firstYear(of), lastYear(of)];
  return from === to ? from : almanacText('span', { from, to });
};
