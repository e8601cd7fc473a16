import { expect, test } from 'vitest';
import { must } from '../../src/rules/core';
import type { Battery, DataSheet, Mount } from '../../src/rules/fleet-action/model/sheet';
import { sheetOn } from '../../src/scenario/fleet-action/shipSheet';
import { SHIPS, sheet } from '../rules/fleet-action/sheets';
import { EXCEPTIONS } from './fleetActionExceptions';
import { registry } from './shipped';

/** The ships of the ledger by their ids in the registry, with the date of their sheet. */
const SHIP_OF_ROW: Readonly<Record<string, readonly [id: string, date: string]>> = {
  Bismarck: ['bismarck', '1941-05-24'],
  'Prinz Eugen': ['prinz-eugen', '1941-05-24'],
  Hood: ['hood', '1941-05-24'],
  'Prince of Wales': ['prince-of-wales', '1941-05-24'],
  Norfolk: ['norfolk', '1941-05-24'],
  Suffolk: ['suffolk', '1941-05-24'],
  'Admiral Graf Spee': ['admiral-graf-spee', '1939-12-13'],
  Exeter: ['exeter', '1939-12-13'],
  Ajax: ['ajax', '1939-12-13'],
  Scharnhorst: ['scharnhorst', '1943-12-26'],
  'Duke of York': ['duke-of-york', '1943-12-26'],
  Yamato: ['yamato', '1944-10-25'],
  Washington: ['washington', '1942-11-14'],
  'South Dakota': ['south-dakota', '1942-11-14'],
  Kirishima: ['kirishima', '1942-11-14'],
  Atago: ['atago', '1942-11-14'],
  Sendai: ['sendai', '1942-11-14'],
  'San Francisco': ['san-francisco', '1942-11-12'],
  Fletcher: ['fletcher', '1942-11-12'],
  'Sims class': ['walke', '1942-11-14'],
  Fubuki: ['fubuki', '1942-10-11'],
  'Asashio class': ['asashio', '1942-11-14'],
  Teruzuki: ['teruzuki', '1942-11-14'],
  Jamaica: ['jamaica', '1943-12-26'],
  Belfast: ['belfast', '1943-12-26'],
  Sheffield: ['sheffield', '1943-12-26'],
  Gloucester: ['gloucester', '1941-03-28'],
  'Savage class': ['saumarez', '1943-12-26'],
  'Hereward class': ['hereward', '1941-03-28'],
  'Vittorio Veneto': ['vittorio-veneto', '1941-03-28'],
  Trieste: ['trieste', '1941-03-28'],
  'Soldati class': ['lanciere', '1941-03-28'],
  Illustrious: ['illustrious', '1941-01-10'],
  Enterprise: ['enterprise-us', '1942-06-04'],
  Akagi: ['akagi', '1942-06-04'],
};

test('[NW-32.9] every ship of the ledger has its ship in the registry', () => {
  expect(Object.keys(SHIP_OF_ROW)).toEqual(SHIPS);
});

test.each(SHIPS)(
  "[NW-2.25 to NW-2.40, NW-32.9, NW-32.10, NW-32.11] %s: the registry's figures make the printed sheet but for the fields that are listed",
  (name) => {
    const [id, date] = must(SHIP_OF_ROW[name], name);
    const ours = fieldsOf(sheetOn(must(registry.ships.get(id), id), date));
    const printed = fieldsOf(sheet(name));
    const differing = Object.keys(ours).filter((field) => ours[field] !== printed[field]);
    const { ours: listed = {} } = EXCEPTIONS[name] ?? {};
    expect(Object.fromEntries(differing.map((field) => [field, ours[field]]))).toEqual(listed);
  },
);

test('[NW-32.12] what differs from the ledger has a reason', () => {
  const without = Object.entries(EXCEPTIONS).filter(
    ([name, { why }]) => !SHIPS.includes(name) || !why,
  );
  expect(without).toEqual([]);
});

/** The fields of a sheet by the names of their columns. */
const fieldsOf = (it: DataSheet): Record<string, string | number> => ({
  ...{ D: it.displacementTons, Type: it.type, Size: it.size, S: it.structure, F: it.flotation },
  ...{ UP: it.underwaterProtection, FC: it.fireControl, SV: it.steering, CQ: it.crewQuality },
  ...{ DC: it.damageControl, Speed: it.speedKnots, MVR: it.turningHexes, SD: it.spottingBands },
  ...{ GM: it.gunneryModifier, V: it.value, Belt: it.armor.belt, Deck: it.armor.deck },
  ...{ CT: it.armor.conningTower, Turret: it.armor.turret, Casemate: it.armor.casemate },
  ...{ AFD: it.armor.flightDeck, LRF: it.light.longRange, MRF: it.light.mediumRange },
  ...{ CRF: it.light.closeRange, ASW: it.light.asw, Radar: radarOf(it), Planes: it.planes },
  ...{ H: it.deck.hangar, RRR: it.deck.serviceRate, Catapults: it.deck.catapults },
  ...{
    Traits: [...it.traits].sort().join(' '),
    MAIN: batteryOf(it.main),
    OTHER: batteryOf(it.other),
  },
  TORPEDOES: it.torpedoes
    ? `${it.torpedoes.torpedo.name}: ${mountsOf(it.torpedoes.mounts)}; ${it.torpedoes.reloads}`
    : '-',
});

const radarOf = ({ hasSearchRadar, hasGunneryRadar, hasFlakRadar }: DataSheet): string =>
  [hasSearchRadar && 'S', hasGunneryRadar && 'G', hasFlakRadar && 'D'].filter(Boolean).join(' ');

const batteryOf = (battery: Battery | null): string =>
  battery ? `${battery.gun.name}, ${battery.kind}: ${mountsOf(battery.mounts)}` : '-';

const mountsOf = (mounts: readonly Mount[]): string =>
  mounts
    .map(({ barrels, arc }) => `${barrels}${arc}`)
    .sort()
    .join(' ');
