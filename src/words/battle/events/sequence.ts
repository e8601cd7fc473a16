import { boardSideName, displacementName, someBoxes } from '../common/words';
import { tellingText } from '../texts/telling';
import { wordsText } from '../texts/words';
import { outcomeSentence } from './outcome';
import { say } from './say';
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

/** Set-up, rounds and impulses, impulse 22, and the end. */
export const SEQUENCE_TEXT: Tellers<SequenceKind> = {
  battleBegan: ({ initiative }, names) =>
    telling(say('begins', { side: side(names, initiative) }), { tone: 'turn' }),
  initiativeRolled: ({ side: winner }, names) =>
    telling(say('initiative', { side: side(names, winner) })),
  directionSettled: ({ taskForce, doe, moved }, names) =>
    telling(
      say(moved ? 'directionMoved' : 'direction', {
        force: names.taskForce(taskForce),
        from: boardSideName(doe),
      }),
    ),
  stackPlaced: ({ stack, ships: placed, hex: at }, names) =>
    telling(
      say('placed', {
        stack: placed.length === 0 ? wordsText('aStack') : ships(names, placed),
        hex: hex(names, at),
      }),
      { lights: { stacks: [stack], hexes: [at] } },
    ),
  sideShifted: ({ side: shifted, displacement, waiting }, names) => {
    const told = { side: side(names, shifted), displacement: displacementName(displacement) };
    return telling(
      waiting.length > 0
        ? say('shiftsWaiting', { ...told, count: waiting.length })
        : say('shifts', told),
    );
  },
  roundBegan: ({ round, initiative }, names) =>
    telling(say('round', { round, side: side(names, initiative) }), { tone: 'turn' }),
  impulsePassed: ({ phase }) => telling([tellingText(`passed.${phase}`)], { tone: 'quiet' }),
  sideDone: ({ side: ready }, names) =>
    telling(say('holdsCourse', { side: side(names, ready) }), { tone: 'quiet' }),
  repairRolled: ({ ship: id, result }, names) =>
    telling(say(`repair.${result}`, { ship: ship(names, id) }), { lights: { ships: [id] } }),
  refloatRolled: ({ ship: id, afloat, boxes }, names) => {
    const told = { ship: ship(names, id) };
    const free =
      boxes > 0
        ? say('afloat', { ...told, boxes: someBoxes('hull', boxes) })
        : say('afloatUnhurt', told);
    return telling(afloat ? free : say('staysAground', told), {
      tone: boxes > 0 ? 'hit' : 'plain',
      lights: { ships: [id] },
    });
  },
  votesRevealed: ({ votes }, names) =>
    telling(
      say('votes', {
        allies: side(names, 'allies'),
        alliesVote: tellingText(`vote.${votes.allies ?? 'no'}`),
        axis: side(names, 'axis'),
        axisVote: tellingText(`vote.${votes.axis ?? 'no'}`),
      }),
    ),
  breakOffRolled: ({ totals, decides }, names) =>
    telling(
      say('breakOff', {
        allies: side(names, 'allies'),
        alliesTotal: totals.allies,
        axis: side(names, 'axis'),
        axisTotal: totals.axis,
        decides: side(names, decides),
      }),
    ),
  battleEnded: ({ outcome }, names) => telling([outcomeSentence(outcome, names)], { tone: 'turn' }),
};
