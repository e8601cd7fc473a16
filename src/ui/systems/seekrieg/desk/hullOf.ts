import type { ShipSheet } from '../../../../rules/seekrieg/query';
import type { HullType } from '../../../ships/hullForm';

const OF_TYPE: Readonly<Record<ShipSheet['type'], HullType | undefined>> = {
  BB: 'BB',
  CB: 'BC',
  CA: 'CA',
  CL: 'CL',
  DD: 'DD',
  CV: 'CV',
  SS: undefined,
  other: 'large-transport',
};

/** What a ship is drawn as; nothing for a submarine. */
export const hullOf = ({ type }: ShipSheet): HullType | undefined => OF_TYPE[type];
