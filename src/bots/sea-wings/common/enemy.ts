import { type Axial, distance } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { SeaWingsView } from '../../../rules/sea-wings';
import { contactsOf } from './contacts';

/** As far as carriers come into each other's reach within two turns: WG-27.12's 11 hexes and most of two moves of 5. */
const ABOUT_HEXES = 18;

/** Some marker within reach may hold a carrier. */
export const hasDecksAbout = (view: SeaWingsView, side: Side, hex: Axial): boolean =>
  contactsOf(view, side).some(
    (it) => it.ships.carrier > 0.1 && distance(it.hex, hex) <= ABOUT_HEXES,
  );
