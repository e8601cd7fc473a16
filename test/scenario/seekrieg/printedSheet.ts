import type { ShipSheet } from '../../../src/rules/seekrieg/query';

type Battery = ShipSheet['batteries'][number];
type Turret = Battery['turrets'][number];

/** The fields of a sheet in the words of the tables of SK-33.3 and SK-33.4, by the headings of their columns. */
export const fieldsOf = (sheet: ShipSheet): Record<string, string> => ({
  Type: sheet.type,
  Tons: sheet.displacementTons.toLocaleString('en-US'),
  DP: sheet.dp.toLocaleString('en-US'),
  'Speed (LF)': `${sheet.speedKnots} (${sheet.speedLossFactor})`,
  'Length ft': `${sheet.lengthFeet}`,
  Deck: sheet.armor.deck.toFixed(1),
  Belt: sheet.armor.belt.toFixed(1),
  Con: sheet.armor.conningTower.toFixed(1),
  Turret: sheet.armor.turret.toFixed(1),
  'Type of armor': sheet.armor.type,
  Average: sheet.averageArmor.toFixed(1),
  'Director / radar': `${sheet.fireControl} / ${sheet.fireControlRadar}`,
  Sets: sheet.radars.join(', ') || '-',
  'Aircraft / catapults': `${sheet.floatplanes} / ${sheet.catapults}`,
  'Main battery': mainText(sheet),
  'Secondary battery': secondaryText(sheet),
  'Torpedo tubes': tubesText(sheet),
  'AA (number, gun, factor, level)': antiAircraftText(sheet),
  ASW: submarinesText(sheet),
});

const gunsOf = ({ turrets }: Battery): number => turrets.reduce((sum, { guns }) => sum + guns, 0);

/** `8 x 15"/47 E2, rate 5, 38,880 yd (172)`. */
function batteryText(battery: Battery): string {
  const { boreInches, boreLengths, gunClass, rate, rangeYards, lossFactor } = battery;
  const gun = `${gunsOf(battery)} x ${boreInches}"/${boreLengths} ${gunClass}`;
  return `${gun}, rate ${rate}, ${rangeYards.toLocaleString('en-US')} yd (${lossFactor})`;
}

function mainText({ batteries: [main] }: ShipSheet): string {
  if (!main) return '-';
  return `${batteryText(main)}, ${main.ammunition} rds; ${layoutText(main.turrets)}`;
}

const secondaryText = ({ batteries: [, second] }: ShipSheet): string =>
  second ? batteryText(second) : '-';

/** `A2 B2 / C2 D2`, with what stands on the beams behind the forward turrets. */
function layoutText(turrets: readonly Turret[]): string {
  const named = (arc: Turret['arc']) =>
    turrets.filter((it) => it.arc === arc).map(({ letter, guns }) => `${letter}${guns}`);
  const quarter = turrets.filter(({ arc }) => arc === 'fore-port');
  if (quarter.length > 0) return `${quarter.length} ${sizeText(quarter)} at each quarter`;
  const port = turrets.filter(({ arc }) => arc === 'port');
  const beam = port.length > 1 ? `${port.length} ${sizeText(port)} a side` : '1 a side';
  const fore = [named('fore').join(' '), named('mid').join(' '), port.length > 0 ? beam : ''];
  return `${fore.filter(Boolean).join(', ')} / ${named('aft').join(' ')}`;
}

const sizeText = ([first]: readonly Turret[]): string => (first?.guns === 2 ? 'twins' : 'singles');

/** `8, 4-tube trainable, 1 a side, Mk IX 21" (46)`. */
function tubesText({ torpedoes }: ShipSheet): string {
  if (!torpedoes) return '-';
  const { mounts, model, lossFactor } = torpedoes;
  const tubes = mounts.reduce((sum, it) => sum + it.tubes, 0);
  return `${tubes}, ${mountsText(mounts)}, ${shortName(model)} (${lossFactor})`;
}

function mountsText(mounts: NonNullable<ShipSheet['torpedoes']>['mounts']): string {
  const [first] = mounts;
  const at = (place: string) => mounts.filter((it) => it.place === place);
  const fixed = at('fixed-port');
  if (fixed.length > 1) return `${fixed.length} fixed* pairs a side (beam)`;
  if (fixed.length > 0) return `${fixed[0]?.tubes} fixed* a side (beam)`;
  const center = at('center').length;
  const port = at('port').length;
  if (port === 0) return `${first?.tubes}-tube trainable, centerline`;
  return `${first?.tubes}-tube trainable, ${center > 0 ? `${center} centerline and ` : ''}${port} a side`;
}

/** Sheets name torpedoes without their bore or version. */
const shortName = (model: string): string =>
  model
    .replace(/ (T1|Mod \d)? ?5?\d\.?\d? cm$/, (text) => (model.startsWith('Dutch') ? text : ''))
    .replace(/^(Mk (8|15)) 21"/, '$1');

/** `16 x 10.5 cm/65 SK C/33 56H`. */
const antiAircraftText = ({ antiAircraft }: ShipSheet): string =>
  antiAircraft
    .map(({ gun, guns, factor, level }) => {
      const name = gun.replace(/ \((no power ramming|power ramming|40 degrees|destroyers)\)$/, '');
      return `${guns} x ${name} ${factor}${level}`;
    })
    .join('; ') || '-';

function submarinesText({ depthCharges, hasSonar, nation }: ShipSheet): string {
  const device = /kingdom|netherlands/.test(nation) ? 'asdic' : 'sonar';
  const parts = [depthCharges > 0 && `${depthCharges} DC`, hasSonar && device];
  return parts.filter(Boolean).join(', ') || '-';
}
