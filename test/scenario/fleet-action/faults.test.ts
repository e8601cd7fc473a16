import { expect, test } from 'vitest';
import { type Changes, changed } from '../battleFile';
import { actionFile, faultsOf } from './shippedActions';

const plate = (changes: Changes) => changed(actionFile('fa-river-plate'), [changes]);
const strait = (changes: Changes) => changed(actionFile('fa-denmark-strait'), [changes]);

test.each<[string, Record<string, unknown>, string]>([
  [
    'a misspelt ship',
    plate({ 'squadrons[0].ships[0].ship': 'ajaxs', losses: undefined }),
    "squadrons[0].ships[0].ship: expected a ship of the registry, found 'ajaxs' (did you mean 'ajax'?)",
  ],
  [
    'a ship of another time',
    plate({ 'squadrons[2].ships[0].ship': 'bismarck', objectives: [] }),
    "squadrons[2].ships[0].ship: expected a ship in service on 1939-12-13, found 'bismarck', in service from 1940-08-24 to 1941-05-27",
  ],
  [
    'a ship twice',
    plate({ 'squadrons[1].ships[0].ship': 'ajax', losses: undefined, objectives: [] }),
    "squadrons[1].ships[0].ship: expected an id not used before, found 'ajax' again",
  ],
  [
    'a side without ships',
    plate({ 'squadrons[2].side': 'allies', losses: undefined }),
    'squadrons: expected a squadron or submarine of the axis, found none',
  ],
  [
    'a course of no hexside',
    plate({ 'squadrons[0].course': 'E' }),
    "squadrons[0].course: expected 'N', 'NE', 'SE', 'S', 'SW' or 'NW', found 'E' (did you mean 'N'?)",
  ],
  [
    'a hex off the map',
    plate({ 'squadrons[2].ships[0].hex': [0, -26] }),
    'squadrons[2].ships[0].hex: expected a hex of the map, columns -30 to 30, rows -25 to 25, found 0,-26',
  ],
  [
    'a ship on land',
    plate({ land: [{ around: [0, -8], within: 2 }] }),
    'squadrons[2].ships[0].hex: expected a hex of water, found 0,-6, which is land',
  ],
  [
    'a first ship without a hex',
    plate({ 'squadrons[1].ships[0].hex': undefined }),
    'squadrons[1].ships[0].hex: expected a hex: the first ship of a squadron has none before her, found nothing',
  ],
  [
    'enemies in one hex',
    plate({ 'squadrons[2].ships[0].hex': [12, 2] }),
    'squadrons[2].ships[0].hex: expected a hex without enemy ships [NW-8.17], found 12,2, where ajax is',
  ],
  [
    'a map upside down',
    plate({ map: { columns: [-30, 30], rows: [25, -25] } }),
    'map.rows: expected a last one after 25, found -25',
  ],
  [
    'a flagship of another squadron',
    plate({ 'squadrons[0].flagship': 'exeter' }),
    "squadrons[0].flagship: expected a ship of the squadron, found 'exeter'",
  ],
  [
    'more speed than she has',
    plate({ 'squadrons[2].knots': 27 }),
    'squadrons[2].knots: expected 26 or less, the speed of admiral-graf-spee, found 27',
  ],
  [
    'more structure than she has',
    plate({ 'squadrons[1].ships[0].damage': { structure: 53 } }),
    'squadrons[1].ships[0].damage.structure: expected 52 or less, as on her sheet, found 53',
  ],
  [
    'a mount that she does not have',
    plate({ 'squadrons[1].ships[0].damage': { lost: { main: [3] } } }),
    'squadrons[1].ships[0].damage.lost.main[0]: expected 2 or less, the last of her mounts, found 3',
  ],
  [
    'tubes of a ship without any',
    strait({ 'squadrons[2].ships[1].damage': { lost: { torpedoes: [0] } } }),
    'squadrons[2].ships[1].damage.lost.torpedoes: expected no mounts, as on her sheet, found 0',
  ],
  [
    'a squadron that enters when all is over',
    strait({ 'squadrons[1].entersOnTurn': 11 }),
    'squadrons[1].entersOnTurn: expected 10 or less, the last turn, found 11',
  ],
  [
    'a marker that enters later',
    strait({ 'squadrons[1].contact': true }),
    'squadrons[1].contact: expected no marker: a squadron that enters later is deployed [NW-8.36], found true',
  ],
  [
    'an entry beside enemies, pointing at a friend',
    strait({
      'squadrons[1].entersNear': { units: ['bismarck'], course: 'N', hexes: 5, toward: 'hood' },
    }),
    "squadrons[1].entersNear.units[0]: expected a unit of its side, found 'bismarck'",
  ],
  [
    'an entry without a turn',
    strait({
      'squadrons[0].entersNear': { units: ['hood'], course: 'N', hexes: 5, toward: 'bismarck' },
    }),
    'squadrons[0].entersOnTurn: expected the turn in which it enters, beside "entersNear", found nothing',
  ],
  [
    'an objective about nobody',
    strait({ 'objectives[1].aim.units[0]': 'bismark' }),
    "objectives[1].aim.units[0]: expected a unit of the scenario, found 'bismark' (did you mean 'bismarck'?)",
  ],
  [
    'an objective that hangs on none',
    strait({ 'objectives[1].unlessMet': 'breakout' }),
    "objectives[1].unlessMet: expected another objective, found 'breakout' (did you mean 'break-out'?)",
  ],
  [
    'an objective judged after the end',
    strait({ 'objectives[1].aim': { kind: 'afloat', units: ['bismarck'], throughTurn: 11 } }),
    'objectives[1].aim.throughTurn: expected 10 or less, the last turn, found 11',
  ],
  [
    'a happening after the end',
    strait({ happenings: [{ kind: 'lit', turn: 11, unit: 'hood' }] }),
    'happenings[0].turn: expected 10 or less, the last turn, found 11',
  ],
  [
    'a name of land at sea',
    plate({ names: [{ name: 'Isla de Lobos', hex: [3, 3], of: 'land' }] }),
    'names[0].hex: expected a hex of land, found 3,3',
  ],
  [
    'a dummy off the map',
    plate({ dummies: [{ side: 'axis', hex: [40, 0], course: 'N', knots: 20 }] }),
    'dummies[0].hex: expected a hex of the map, columns -30 to 30, rows -25 to 25, found 40,0',
  ],
  [
    'a crowd',
    plate({
      'squadrons[0].ships': ['ajax', 'achilles', 'neptune', 'leander', 'orion'].map((ship) => ({
        ...{ ship, hex: [12, 2] },
      })),
    }),
    'squadrons[0].ships[4].hex: expected ships of 4 stacking points at most in a hex [NW-8.16], found 5 in 12,2',
  ],
])('%s is told with its place and what to do', (_, file, fault) => {
  expect(faultsOf(file)).toContain(`action.json: ${fault}`);
});
