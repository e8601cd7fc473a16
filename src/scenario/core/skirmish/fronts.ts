import type { BySide } from '../../../rules/core';
import type { Theater } from '../../form/theaters';
import type { NavyId } from './navies';

/** Where and when navies were at war with each other at sea. */
export interface Front {
  theater: Theater;
  /** The first navy of a side leads it. */
  navies: BySide<readonly NavyId[]>;
  /** ISO dates, both included. */
  from: string;
  to: string;
  /** Coasts by the side that held them; English, as they stand after "off". */
  coasts: BySide<readonly string[]>;
}

const ATLANTIC = { allies: ['Iceland', 'Freetown', 'Newfoundland'], axis: ['Brest', 'Ushant'] };
const NORWAY = {
  allies: ['the Faroe Islands', 'the Shetlands', 'Iceland'],
  axis: ['Stadlandet', 'the Lofoten Islands', 'Trondheim'],
};
const ERITREA = { allies: ['Aden', 'Perim'], axis: ['Massawa', 'the Dahlak Islands'] };
const ISLANDS = { allies: ['Mauritius', 'the Seychelles', 'Mombasa'], axis: [] };
const CENTRAL = {
  allies: ['Malta', 'Crete', 'Tobruk'],
  axis: ['Pantelleria', 'Benghazi', 'Cape Passero'],
};
const WESTERN = { allies: ['Corsica', 'Bizerta', 'Toulon'], axis: ['Genoa', 'Sardinia', 'Elba'] };
const SICILY = { allies: ['Bona', 'Algiers'], axis: ['Gela', 'Sardinia', 'Cape Passero'] };
const ARCTIC = {
  allies: ['the Rybachy Peninsula', 'Iokanga'],
  axis: ['Vardo', 'Petsamo', 'Kirkenes'],
};
const FRANCE = { allies: ['Brest', 'Ushant', 'Dakar'], axis: [] };
const EARLY = {
  allies: ['Midway', 'Luzon', 'Johnston Island'],
  axis: ['Wake Island', 'Kwajalein'],
};
const SOLOMONS = {
  allies: ['Guadalcanal', 'Rendova', 'Tulagi'],
  axis: ['New Georgia', 'Vella Lavella', 'Bougainville'],
};
const LATE = { allies: ['Samar', 'Leyte', 'Saipan'], axis: ['Luzon', 'Mindoro', 'Okinawa'] };
const EAST_INDIES = { allies: ['Java', 'Timor', 'Bali'], axis: ['Borneo', 'Celebes', 'Mindanao'] };
const MALAYA = { allies: ['Kuantan', 'Singapore', 'Endau'], axis: ['Kota Bharu', 'Singora'] };
const CEYLON = {
  allies: ['Ceylon', 'Madras'],
  axis: ['the Nicobar Islands', 'the Andaman Islands'],
};

const front = (
  theater: Theater,
  [allies, axis]: readonly [readonly NavyId[] | NavyId, NavyId],
  [from, to]: readonly [string, string],
  coasts: Front['coasts'],
): Front => ({
  theater,
  navies: { allies: typeof allies === 'string' ? [allies] : allies, axis: [axis] },
  ...{ from, to, coasts },
});

const BRITAIN = 'royal-navy';
const AMERICA = 'united-states-navy';
const FRENCH = 'marine-nationale';
const GERMANY = 'kriegsmarine';
const ITALY = 'regia-marina';
const JAPAN = 'imperial-japanese-navy';
const ABDA = ['royal-netherlands-navy', AMERICA, BRITAIN] as const;

/**
 * The wars at sea, from declarations to armistices or the last surface actions that were likely. (Stephen Roskill,
 * The War at Sea 1939-1945; Samuel Eliot Morison, History of United States Naval Operations in World War II)
 */
export const FRONTS: readonly Front[] = [
  front('atlantic', [BRITAIN, GERMANY], ['1939-09-03', '1944-08-31'], ATLANTIC),
  front('atlantic', [FRENCH, GERMANY], ['1939-09-03', '1940-06-21'], FRANCE),
  front('atlantic', [AMERICA, GERMANY], ['1941-12-11', '1944-08-31'], ATLANTIC),
  front('arctic', [BRITAIN, GERMANY], ['1940-06-11', '1945-04-30'], NORWAY),
  front('arctic', ['soviet-navy', GERMANY], ['1941-06-22', '1944-10-31'], ARCTIC),
  front('mediterranean', [BRITAIN, ITALY], ['1940-06-11', '1943-09-07'], CENTRAL),
  front('mediterranean', [FRENCH, ITALY], ['1940-06-11', '1940-06-24'], WESTERN),
  front('mediterranean', [AMERICA, ITALY], ['1942-11-08', '1943-09-07'], SICILY),
  front('pacific', [AMERICA, JAPAN], ['1941-12-08', '1942-08-06'], EARLY),
  front('pacific', [AMERICA, JAPAN], ['1942-08-07', '1944-02-29'], SOLOMONS),
  front('pacific', [AMERICA, JAPAN], ['1944-10-17', '1945-04-07'], LATE),
  front('pacific', [ABDA, JAPAN], ['1942-01-01', '1942-03-01'], EAST_INDIES),
  front('pacific', [BRITAIN, JAPAN], ['1941-12-08', '1942-02-15'], MALAYA),
  front('indian-ocean', [BRITAIN, JAPAN], ['1942-03-23', '1945-05-31'], CEYLON),
  front('indian-ocean', [BRITAIN, GERMANY], ['1939-10-01', '1941-05-31'], ISLANDS),
  front('indian-ocean', [BRITAIN, ITALY], ['1940-06-11', '1941-04-03'], ERITREA),
];
