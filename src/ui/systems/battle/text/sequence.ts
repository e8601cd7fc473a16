import { BOARD_SIDE_NAMES, counted, displacementName } from '../words';
import { outcomeSentence } from './outcome';
import { hex, ship, ships, side, type Tellers, telling } from './telling';

type SequenceKind =
  | 'battleBegan'
  | 'initiativeRolled'
  | 'directionSettled'
  | 'stackPlaced'
  | 'sideShifted'
  | 'roundBegan'
  | 'impulsePassed'
  | 'sideDone'
  | 'repairRolled'
  | 'refloatRolled'
  | 'votesRevealed'
  | 'breakOffRolled'
  | 'battleEnded';

const PASSED = {
  movement: 'No stack can move.',
  gunnery: 'Nobody can fire.',
  torpedoes: 'Nobody can launch torpedoes.',
} as const;

const REPAIR = {
  repaired: ' gets under way again.',
  failed: ' stays dead in the water.',
  'beyond-repair': ' is beyond repair.',
} as const;

/** Set-up, rounds and impulses, impulse 22, and the end. */
export const SEQUENCE_TEXT: Tellers<SequenceKind> = {
  battleBegan: ({ initiative }, names) =>
    telling(['The battle begins. ', side(names, initiative), ' has the initiative.'], {
      tone: 'turn',
    }),
  initiativeRolled: ({ side: winner }, names) =>
    telling(['The die gives ', side(names, winner), ' the initiative.']),
  directionSettled: ({ taskForce, doe, moved }, names) =>
    telling([
      `Direction of entry of ${names.taskForce(taskForce)}: ${BOARD_SIDE_NAMES[doe]}`,
      moved ? ', moved round to leave one direction empty between the sides.' : '.',
    ]),
  stackPlaced: ({ stack, ships: placed, hex: at }, names) =>
    telling(
      [
        ...(placed.length === 0 ? ['A stack'] : ships(names, placed)),
        ' placed at ',
        hex(names, at),
        '.',
      ],
      {
        lights: { stacks: [stack], hexes: [at] },
      },
    ),
  sideShifted: ({ side: shifted, displacement, waiting }, names) =>
    telling([
      side(names, shifted),
      ` shifts ${displacementName(displacement)}, to sighting range`,
      waiting.length > 0
        ? `; ${counted(waiting.length, 'stack')} ${waiting.length === 1 ? 'waits' : 'wait'} off the board.`
        : '.',
    ]),
  roundBegan: ({ round, initiative }, names) =>
    telling([`Round ${round}. `, side(names, initiative), ' has the initiative.'], {
      tone: 'turn',
    }),
  impulsePassed: ({ phase }) => telling([PASSED[phase]], { tone: 'quiet' }),
  sideDone: ({ side: ready }, names) =>
    telling([side(names, ready), ' holds its course.'], { tone: 'quiet' }),
  repairRolled: ({ ship: id, result }, names) =>
    telling([ship(names, id), REPAIR[result]], { lights: { ships: [id] } }),
  refloatRolled: ({ ship: id, afloat, boxes }, names) =>
    telling(
      [
        ship(names, id),
        afloat
          ? ` floats free and loses ${counted(boxes, 'hull box', 'hull boxes')}.`
          : ' stays aground.',
      ],
      { tone: boxes > 0 ? 'hit' : 'plain', lights: { ships: [id] } },
    ),
  votesRevealed: ({ votes }, names) =>
    telling([
      side(names, 'allies'),
      votes.allies === 'yes' ? ' would break off; ' : ' would fight on; ',
      side(names, 'axis'),
      votes.axis === 'yes' ? ' would break off.' : ' would fight on.',
    ]),
  breakOffRolled: ({ totals, decides }, names) =>
    telling([
      side(names, 'allies'),
      ` ${totals.allies}, `,
      side(names, 'axis'),
      ` ${totals.axis}: `,
      side(names, decides),
      ' decides.',
    ]),
  battleEnded: ({ outcome }, names) => telling([outcomeSentence(outcome, names)], { tone: 'turn' }),
};
