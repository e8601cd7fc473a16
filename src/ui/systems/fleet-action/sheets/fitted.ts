import type { DataSheet, Unit } from '../../../../rules/fleet-action/query';
import { fleetSheetText } from '../../../../words/fleet-action/texts/sheet';

interface Fitting {
  id: string;
  text: string;
  isLost: boolean;
}

type Now = Unit['condition'] | undefined;

/** What a ship was built with beside hull, armor and weapons, and whether she still has it. */
export function fittingsOf(sheet: DataSheet, unit?: Unit): Fitting[] {
  const now = unit?.condition;
  return [
    ...sensorsOf(sheet, now),
    ...aviationOf(sheet, now),
    ...holdOf(sheet, now),
    ...sheet.traits.map((trait) => fitting(trait, fleetSheetText(`trait.${trait}`), true)),
  ];
}

const fitting = (id: string, text: string, has: boolean | undefined): Fitting => ({
  ...{ id, text, isLost: has === false },
});

/** [NW-2.19, NW-2.52, NW-8.25] */
function sensorsOf(sheet: DataSheet, now: Now): Fitting[] {
  const search = fitting('search', fleetSheetText('fitting.search'), now?.hasSearchRadar);
  const gunnery = fitting('gunnery', fleetSheetText('fitting.gunnery'), now?.hasGunneryRadar);
  const flak = fitting('flak', fleetSheetText('fitting.flak'), now?.hasFlakRadar);
  const lights = fitting('lights', fleetSheetText('fitting.lights'), now?.hasSearchlights);
  const smoke = fitting('smoke', fleetSheetText('fitting.smoke'), now?.canMakeSmoke);
  return [
    ...(sheet.hasSearchRadar ? [search] : []),
    ...(sheet.hasGunneryRadar ? [gunnery] : []),
    ...(sheet.hasFlakRadar ? [flak] : []),
    ...(sheet.hasSearchlights ? [lights] : []),
    ...(now && !now.canMakeSmoke ? [smoke] : []),
  ];
}

/** [NW-2.20] Aircraft and what serves them. */
function aviationOf({ planes, deck }: DataSheet, now: Now): Fitting[] {
  const left = now?.planes ?? planes;
  const { hangar: spaces, serviceRate: points, catapults: count } = now ?? deck;
  const found = [
    planes > 0 && fitting('planes', fleetSheetText('fitting.planes', { count: left }), left > 0),
    deck.hangar > 0 && fitting('hangar', fleetSheetText('fitting.hangar', { spaces }), spaces > 0),
    deck.serviceRate > 0 &&
      fitting('service', fleetSheetText('fitting.service', { points }), points > 0),
    deck.catapults > 0 &&
      fitting('catapults', fleetSheetText('fitting.catapults', { count }), count > 0),
  ];
  return found.filter((it) => it !== false);
}

/** [NW-6.3, NW-27.2] */
function holdOf({ cargo, mineLoads }: DataSheet, now: Now): Fitting[] {
  const count = now?.mineLoads ?? mineLoads;
  const found = [
    cargo &&
      fitting(
        'cargo',
        fleetSheetText(`cargo.${cargo.kind}`, { points: cargo.points }),
        now?.hasCargo,
      ),
    mineLoads > 0 && fitting('mines', fleetSheetText('fitting.mines', { count }), count > 0),
  ];
  return found.filter((it) => it !== false && it !== null);
}
