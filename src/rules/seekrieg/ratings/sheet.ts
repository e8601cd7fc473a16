import type { ShipSheet } from '../model/sheet';
import { dcoByNation, dcoBySize, dcoOf } from '../tables/control';
import { radarNamed } from '../tables/radarSets';
import { antiAircraftOf } from './antiAircraft';
import { batteriesOf } from './batteries';
import type { Judgement, ShipFigures } from './figures';
import { armorOf, averageArmor, dpOf, fireControlOf, speedLossFactor, typeOf } from './hull';
import { radarsOf } from './radars';
import { tubesOn } from './tubes';

/** [SK-33.1, SK-33.3] A ship's data sheet from her figures on an ISO date and what is judged of her. */
export function ratedSheet(figures: ShipFigures, date: string, judged: Judgement): ShipSheet {
  const { name, classId, nation, completed, lengthFeet, standardTons, floatplanes } = figures;
  const dp = dpOf(standardTons);
  const speedKnots = judged.speedKnots ?? Math.floor(figures.speedKnots);
  const armor = { ...armorOf(figures), ...judged.armor };
  const type = typeOf(figures);
  const radars = radarsOf(figures);
  const batteries = batteriesOf(figures, dp);
  return {
    name,
    classId,
    nation,
    type,
    completed,
    displacementTons: standardTons,
    dp,
    speedKnots,
    speedLossFactor: speedLossFactor(dp, speedKnots),
    lengthFeet: Math.round(lengthFeet),
    armor,
    averageArmor: averageArmor(armor),
    batteries,
    torpedoes: tubesOn(figures, date, { dp, judged }),
    antiAircraft: antiAircraftOf(figures, date, batteries),
    fireControl: judged.fireControl ?? fireControlOf(figures),
    fireControlRadar: bestOf(radars.map((it) => radarNamed(it).fireControl)),
    radars,
    hasSonar: type === 'DD',
    hasType98: hasType98(figures, date),
    floatplanes,
    catapults: judged.catapults ?? (floatplanes > 0 ? 1 : 0),
    depthCharges: judged.depthCharges ?? (type === 'DD' ? (DEPTH_CHARGES[nation] ?? FEW) : 0),
    hasAheadThrown: false,
    dco: dcoOf(dcoBySize, dcoByNation, { dp, nation, year: Number(date.slice(0, 4)) }),
    boat: null,
  };
}

const bestOf = (categories: readonly ShipSheet['fireControlRadar'][]) =>
  categories.reduce((best, it) => (it > best ? it : best), 0);

/** [SK-11.34] */
const hasType98 = ({ nation, type }: ShipFigures, date: string): boolean =>
  nation === 'japan' &&
  (type === 'BB' || type === 'BC' || type === 'CA' || type === 'CL') &&
  date >= '1938' &&
  date < '1946';

/** [SK-33.4] Depth charges of destroyers by navy, where they are not judged. */
const DEPTH_CHARGES: Readonly<Record<string, number>> = {
  'united-kingdom': 45,
  'united-states': 24,
  japan: 18,
};
/** Of all other navies. */
const FEW = 12;
