import type { Judgement } from '../../rules/fleet-action/query';
import type { RegisteredShip } from '../records/figures';

/** What is judged of a ship, or of all ships of a class; what is judged of the ship goes before. */
interface Entry extends Judgement {
  ships: readonly string[];
  /** An ISO date from which it holds; later entries replace earlier ones field by field. */
  from?: string;
}

/**
 * What does not follow from the registry's figures: crews and gunnery by history, directors, depths of side protection,
 * armor besides belt, deck and turret faces. Source of all figures: the tables of NW-32.9 and NW-32.10 of RULES.md, made
 * from published plate and histories of the actions.
 */
const ENTRIES: readonly Entry[] = [
  {
    ships: ['bismarck', 'tirpitz'],
    ...{ crewQuality: 1, gunneryModifier: 1, fireControl: 8, underwaterProtection: 4 },
    armor: { belt: 13, deck: 5, conningTower: 14, turret: 14, casemate: 4 },
  },
  {
    ships: ['prinz-eugen'],
    ...{ crewQuality: 1, gunneryModifier: 1, fireControl: 6, underwaterProtection: 1 },
    armor: { conningTower: 6, turret: 5 },
  },
  {
    ships: ['hood'],
    crewQuality: 1,
    armor: { conningTower: 10, turret: 14 },
    hasSearchRadar: false,
  },
  {
    ships: ['prince-of-wales', 'duke-of-york', 'king-george-v'],
    armor: { conningTower: 4, casemate: 1 },
    traits: ['erratic-turrets'],
  },
  { ships: ['prince-of-wales'], crewQuality: -1, gunneryModifier: -1, hasFlakRadar: true },
  { ships: ['duke-of-york'], crewQuality: 1, hasFlakRadar: true, planes: 0 },
  { ships: ['norfolk'], crewQuality: 1, armor: { belt: 2, conningTower: 1 } },
  { ships: ['norfolk'], from: '1943-01', crewQuality: 2, hasFlakRadar: true, planes: 0 },
  { ships: ['suffolk', 'exeter'], crewQuality: 1, armor: { conningTower: 1 } },
  {
    ships: ['admiral-graf-spee'],
    ...{ crewQuality: 1, gunneryModifier: 1, fireControl: 6, underwaterProtection: 1 },
    ...{ speedKnots: 26, hasSearchRadar: false, planes: 1 },
    armor: { belt: 3, conningTower: 6, turret: 5 },
  },
  {
    ships: ['ajax', 'achilles', 'orion', 'perth', 'sydney'],
    crewQuality: 1,
    armor: { belt: 3, deck: 1, conningTower: 1 },
  },
  {
    ships: ['scharnhorst', 'gneisenau'],
    ...{ crewQuality: 1, gunneryModifier: 1, fireControl: 8, underwaterProtection: 3 },
    armor: { conningTower: 14, turret: 14, casemate: 6 },
  },
  {
    ships: ['yamato', 'musashi'],
    ...{ gunneryModifier: 1, fireControl: 8, underwaterProtection: 4 },
    armor: { belt: 17, deck: 9, conningTower: 20, turret: 24, casemate: 1 },
  },
  {
    ships: ['washington', 'north-carolina'],
    ...{ gunneryModifier: 1, fireControl: 8, underwaterProtection: 4, hasFlakRadar: true },
    armor: { belt: 13, deck: 5, conningTower: 16, casemate: 0 },
  },
  { ships: ['washington'], crewQuality: 1 },
  {
    ships: ['south-dakota'],
    ...{ gunneryModifier: 1, fireControl: 8, underwaterProtection: 4, hasFlakRadar: true },
    armor: { belt: 13, deck: 6, conningTower: 16, casemate: 0 },
  },
  {
    ships: ['kirishima', 'hiei', 'kongo', 'haruna'],
    crewQuality: 1,
    armor: { deck: 4, conningTower: 10, turret: 10, casemate: 6 },
    traits: ['poor-underwater-protection'],
  },
  { ships: ['atago', 'takao'], crewQuality: 2, armor: { belt: 4, conningTower: 0 } },
  { ships: ['takao'], crewQuality: 1 },
  { ships: ['sendai', 'nagara'], crewQuality: 1, armor: { belt: 2, conningTower: 2 } },
  { ships: ['san-francisco'], armor: { conningTower: 5, turret: 7 } },
  { ships: ['fletcher'], gunneryModifier: 1 },
  {
    ships: [
      ...['fubuki', 'ayanami', 'uranami', 'shikinami', 'shirayuki', 'hatsuyuki', 'inazuma'],
      ...[
        'asashio',
        'asagumo',
        'samidare',
        'teruzuki',
        'jamaica',
        'saumarez',
        'savage',
        'scorpion',
      ],
      ...['stord', 'musketeer', 'matchless', 'opportune', 'virago', 'ilex', 'hasty', 'hereward'],
      ...['illustrious', 'enterprise-us', 'gloucester'],
    ],
    crewQuality: 1,
  },
  { ships: ['teruzuki'], fireControl: 4, hasSearchRadar: true },
  {
    ships: ['jamaica'],
    ...{ hasFlakRadar: true, planes: 0 },
    armor: { belt: 3, conningTower: 1 },
  },
  {
    ships: ['belfast'],
    ...{ crewQuality: 2, gunneryModifier: 1, hasFlakRadar: true, speedKnots: 31 },
    armor: { belt: 4, conningTower: 1 },
  },
  {
    ships: ['sheffield'],
    ...{ crewQuality: 2, hasFlakRadar: true, planes: 0 },
    armor: { belt: 4, conningTower: 1 },
  },
  { ships: ['gloucester'], speedKnots: 30, armor: { belt: 4, conningTower: 1, turret: 2 } },
  {
    ships: ['vittorio-veneto', 'littorio'],
    ...{ gunneryModifier: -1, fireControl: 8, underwaterProtection: 3 },
    armor: { conningTower: 10, turret: 14, casemate: 6 },
  },
  {
    ships: ['trieste', 'trento', 'bolzano'],
    ...{ gunneryModifier: -1, speedKnots: 33, planes: 2 },
    armor: { conningTower: 4 },
  },
  { ships: ['illustrious'], hasFlakRadar: true, armor: { belt: 4, conningTower: 1, casemate: 0 } },
  { ships: ['enterprise-us'], underwaterProtection: 1, armor: { belt: 3, conningTower: 4 } },
  { ships: ['akagi'], crewQuality: 2, armor: { conningTower: 2 } },
];

/** What is judged of a ship on an ISO date. */
export function judgementOf({ id }: Pick<RegisteredShip, 'id'>, date: string): Judgement {
  const held = ENTRIES.filter(({ ships, from = '' }) => ships.includes(id) && from <= date);
  const { ships: _, from: __, ...judged }: Partial<Entry> = Object.assign({}, ...held);
  return { ...judged, armor: Object.assign({}, ...held.map(({ armor }) => armor)) };
}
