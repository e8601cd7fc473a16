import { type Axial, type Direction, directionToward, hexLength, ORIGIN } from '../../../hex';
import type {
  Arc,
  BoardSide,
  Row,
  ShipType,
  SpeedClass,
  TorpedoKind,
  Weapon,
} from '../../../rules/battle';
import { listed as listedNames } from '../../core/say';
import { wordsText } from '../texts/words';

/** Words for the battle's codes: the only place where codes become words. */
export const rowName = (row: Row): string => wordsText(`row.${row}`);

/** 'primary guns', 'torpedoes'. */
export const weaponName = (weapon: Weapon): string => wordsText(`weapon.${weapon}`);

/** How guns bear when not all of them do [BT-15.1]; nothing for the beam. */
export const arcPhrase = (arc: Arc): string => (arc === 'beam' ? '' : wordsText(`arc.${arc}`));

export const typeName = (type: ShipType): string => wordsText(`type.${type}`);

export const torpedoName = (kind: TorpedoKind): string => wordsText(`torpedo.${kind}`);

/** 'speed 2+', 'dead in the water'. */
export const speedName = (speed: SpeedClass): string => wordsText(`speed.${speed}`);

/** 'northeast', 'nach Nordosten'. */
export const directionName = (direction: Direction): string => wordsText(`direction.${direction}`);

/** The origin of a force: 'northeast', 'Nordosten'. */
export const boardSideName = (side: BoardSide): string => wordsText(`from.${side}`);

/** 'a hull box', 'an AA box', '2 hull boxes'. */
export const someBoxes = (row: Row, count: number): string =>
  wordsText(`someBoxes.${row}`, { count });

/** 'no hull box', 'one hull box', '2 hull boxes'; boxes of several rows without their name. */
export const boxCount = (row: Row | 'any', count: number): string =>
  wordsText(`boxes.${row}`, { count });

/** 'one hex', '3 hexes'. */
export const hexes = (count: number): string => wordsText('hexes', { count });

/** '2 hits', 'one hit', 'no hit'. */
export const hitCount = (count: number): string => wordsText('hits', { count });

/** '2 dice', 'one die', 'no die'. */
export const diceCount = (count: number): string => wordsText('dice', { count });

/** 'one hex northeast'; a displacement of several hexes is named by the nearest direction of a neighbor. */
export const displacementName = (displacement: Axial): string =>
  wordsText('displacement', {
    hexes: hexes(hexLength(displacement)),
    direction: directionName(directionToward(ORIGIN, displacement)),
  });

/** [BT-19.3] The effect of being surprised until an impulse of round 1. */
export const surprisedText = (until: number): string => wordsText('surprised', { until });

/** 'Hood', 'Hood and Prince of Wales', 'Ajax, Achilles and Exeter'; 'nothing'. */
export const listed = (names: readonly string[], joint: 'and' | 'or' = 'and'): string =>
  names.length === 0 ? wordsText('nothing') : listedNames(names, joint);

/** Whether a name is singular or plural, for the form of a verb: 'Hood and 3 more move'. */
export const numberOf = (name: string): 1 | 2 => (name.includes(listedNames(['', ''])) ? 2 : 1);
