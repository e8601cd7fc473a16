import { expect, test } from 'vitest';
import { must } from '../../../src/rules/core';
import { gunClass, penetration, rangeBand } from '../../../src/rules/seekrieg/tables/penetration';
import { torpedoOf } from '../../../src/rules/seekrieg/tables/torpedoes';
import { sheetOn } from '../../../src/scenario/seekrieg/shipSheet';
import { clauseText, tableOf } from '../../rules/seekrieg/printed';
import { registry } from '../shipped';
import { fieldsOf } from './printedSheet';
import { EXCEPTIONS } from './sheetExceptions';

/** The ships of the scenarios of section 35 by the day of their battle; Bolzano is the example of SK-14.5. */
const SHIPS: Readonly<Record<string, string>> = {
  '1941-05-24': 'Bismarck, Prinz Eugen, Hood, Prince of Wales, Norfolk, Suffolk',
  '1939-12-13': 'Admiral Graf Spee, Exeter, Ajax, Achilles',
  '1940-07-19': 'Bolzano',
  '1942-02-27':
    'De Ruyter, Java, Houston, Perth, Nachi, Haguro, Jintsu, Naka, Electra, Encounter, Jupiter, Kortenaer, ' +
    'Witte de With, John D. Edwards, Alden, John D. Ford, Paul Jones',
  '1942-11-14':
    'Atago, Takao, Sendai, Nagara, Kirishima, Washington, South Dakota, Shirayuki, Hatsuyuki, Uranami, Ayanami, ' +
    'Shikinami, Inazuma, Teruzuki, Walke, Benham, Preston, Gwin',
  '1942-05-08':
    'Myoko, Kinugasa, Furutaka, Minneapolis, New Orleans, Astoria, Chester, Portland, Lexington, Yorktown, Shokaku, ' +
    'Zuikaku, Yukikaze, Tokitsukaze, Amatsukaze, Hatsukaze, Asagumo, Minegumo, Murasame, Samidare, Harusame, Yudachi, ' +
    'Yamakaze, Kawakaze, Shigure, Ushio, Sazanami, Akebono, Ariake, Yugure, Anderson, Hammann, Morris, Russell, Dewey, ' +
    'Aylwin, Phelps',
};

const DATE_OF = new Map(
  Object.entries(SHIPS).flatMap(([date, names]) =>
    names.split(', ').map((name) => [name, date] as const),
  ),
);

type Row = Readonly<Record<string, string>>;

const batteries = new Map(tableOf('SK-33.4').map((row) => [row.Ship, row]));

const namesIn = (row: Row): string[] => (row.Ship ?? '').replace(/ \(.*\)$/, '').split(', ');

const PRINTED: readonly { name: string; row: Row }[] = tableOf('SK-33.3').flatMap((row) =>
  namesIn(row).map((name) => ({ name, row: { ...row, ...batteries.get(row.Ship) } })),
);

/** The warship of a name that served on a day. */
const shipOf = (name: string, date: string) =>
  must(
    [...registry.ships.values()].find(
      (it) =>
        it.name === name &&
        it.inService.from <= date &&
        date <= it.inService.to &&
        /^(BB|BC|CA|CL|CV|DD)$/.test(it.shipClass.type),
    ),
    name,
  );

const listedOf = (name: string) => EXCEPTIONS.find(({ ships }) => ships.includes(name));

test('[SK-33.3, SK-33.4] every printed ship is here', () => {
  expect(PRINTED.map(({ name }) => name).sort()).toEqual([...DATE_OF.keys()].sort());
});

test.each(PRINTED)(
  "[SK-33.3, SK-33.4, SK-33.5, SK-33.11, SK-33.12] $name: the registry's figures make the printed sheet but for the fields that are listed",
  ({ name, row }) => {
    const date = must(DATE_OF.get(name), name);
    const ours = fieldsOf(sheetOn(shipOf(name, date), date));
    const differing = Object.keys(ours).filter((field) => ours[field] !== row[field]);
    expect(Object.fromEntries(differing.map((field) => [field, ours[field]]))).toEqual(
      listedOf(name)?.ours ?? {},
    );
  },
);

test('[SK-33.3] what differs has a reason', () => {
  const without = EXCEPTIONS.filter(
    ({ ships, why }) => !why || !ships.every((it) => DATE_OF.has(it)),
  );
  expect(without).toEqual([]);
});

test('[SK-12.21, SK-33.1] Bismarck: the example of the ship card', () => {
  const sheet = sheetOn(shipOf('Bismarck', '1941-05-24'), '1941-05-24');
  expect(clauseText('SK-33.1')).toContain('ship card');
  expect(sheet).toMatchObject({
    dp: 1376,
    speedKnots: 30,
    speedLossFactor: 92,
    averageArmor: 10.1,
  });
  expect(sheet.batteries.map(({ lossFactor }) => lossFactor)).toEqual([172, 115]);
  expect(sheet).toMatchObject({ dco: 72, floatplanes: 4, catapults: 1, depthCharges: 0 });
});

test('every ship of the registry has a sheet', () => {
  const bad = [...registry.ships.values()].filter((ship) => {
    const sheet = sheetOn(ship, '1942-06-01');
    return !(sheet.dp > 0 && sheet.speedKnots > 0 && sheet.averageArmor >= 1);
  });
  expect(bad.map(({ id }) => id)).toEqual([]);
});

test('[SK-30.6, SK-30.9, SK-33.4] the guns and torpedoes of every sheet are those of the charts, which reach as far as they do', () => {
  const sheets = [...registry.ships.values()].map((ship) => sheetOn(ship, '1942-06-01'));
  const guns = new Map(
    sheets
      .flatMap(({ batteries }) => batteries)
      .map((it) => [`${it.gunClass} ${it.rangeYards}`, it]),
  );
  expect(guns.size).toBeGreaterThan(50);
  for (const [name, { gunClass: id, rangeYards }] of guns) {
    const { vertical } = gunClass(penetration, id);
    expect([name, vertical.length > rangeBand(penetration, rangeYards)]).toEqual([name, true]);
  }
  const models = new Set(sheets.flatMap(({ torpedoes }) => torpedoes?.model ?? []));
  expect([...models].map((it) => torpedoOf(it).model)).toEqual([...models]);
});
