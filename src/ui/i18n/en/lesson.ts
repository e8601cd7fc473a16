/** The lesson that goes with a first battle. */
export const en = {
  lesson: 'Lesson',
  step: 'Lesson, {{number}} of {{of}}',
  fold: 'Fold',
  unfold: 'Unfold',
  back: 'Back',
  next: 'Next',
  skip: 'Skip this',
  finish: 'Fight on',
  leave: 'Leave the lesson',
  waitingTitle: 'Soon',
  waiting: 'Next comes “{{title}}”. It waits until the battle is there: go on playing.',

  'title.welcome': 'You have the Australian cruiser',
  'text.welcome':
    'North of Crete, 19 July 1940. Sydney, a destroyer beside her and four more in a second stack are after two Italian cruisers that believed her far away. This is a whole battle by all the rules, against the Commander. Leave the lesson whenever you like: the battle stays yours.',
  'title.chart': 'The chart',
  'text.chart':
    'A hex is about 4,000 yards. Drag the chart to move it, turn the wheel or pinch to come closer. Each counter is a ship drawn from her plans, with type and speed below; ships that sail together form a stack, which fans out under the pointer or a tap.',
  'title.track': 'The round',
  'text.track':
    'A round has 22 impulses: five blocks in which one side moves, then the other, then both fire guns, then both launch torpedoes; and at the end repairs. The lit impulse is now. In the first block only the fastest ships move, speed 2+; by the last all do.',
  'title.decision': 'What is asked of you',
  'text.decision':
    'This sentence always says whose turn it is, what is asked, and why. What looks like BT-5.1 is the clause of the rules behind it: press it to read it.',
  'title.move': 'Close in',
  'text.move':
    'Sydney’s stack is picked; the marked hexes are those it may enter. Pick one that brings her nearer to the Italians, with the pointer, the pad in the panel or the keys around S. Her 6-inch guns are secondary guns: they reach four hexes.',
  'title.undo': 'Nothing is final yet',
  'text.undo':
    'Move the destroyers too, or leave them. What you did can be taken back with Undo until a die is thrown or something is revealed. Then say Done.',
  'title.aim': 'Aim',
  'text.aim':
    'Both sides now declare their fire in secret. Open a battery in the panel and pick its target; or let Best fire propose everything. Try to disable one cruiser: she cannot leave then.',
  'title.odds': 'Before you seal',
  'text.odds':
    'The card shows what your whole declaration promises: how likely each number of hits is, what they would destroy, the chance to cripple and to sink. It is worked out from the dice that will be thrown, one for each gunnery factor. A 6 hits; Sydney, noted for her shooting, hits on a 5 as well.',
  'title.seal': 'Fire',
  'text.seal':
    'Seal your orders. Then both sides’ fire is revealed and resolved together: a ship that sinks in this impulse has still fired.',
  'title.log': 'What happened',
  'text.log':
    'The log tells every shot. Point at a line to light up ships and hexes; open it to see the dice, what was added to them, the row of the table and the clause.',
  'title.torpedoes': 'Torpedoes',
  'text.torpedoes':
    'A ship launches hers once in a battle, all of them at one target; only Japan’s Long Lances can be reloaded. The nearer, the better they hit. Launch now, or keep them for a target that cannot get away: seal without any.',
  'title.block': 'The next block',
  'text.block':
    'Now ships of speed 2 move as well: the Italians are among them, so they run in four blocks of five, and your 2+ ships gain a hex on them in each round.',
  'title.whyNot': 'Why not?',
  'text.whyNot':
    'Pick a hex that is not marked, two away from the stack. The game never just refuses: it says why, and where it is written.',
  'title.overlays': 'What reaches where',
  'text.overlays':
    'These switches lay things over the chart: how far you see, how far guns reach, lines of sight, where a stack can be by the end of the round, and who can fire at it there. Try the gun ranges.',
  'title.sheet': 'Ship sheets',
  'text.sheet':
    'A sheet has rows of boxes: guns, torpedoes, hull. Hits strike boxes out; shaded ones are armored. With half her hull gone a ship loses speed, with the last box she sinks.',
  'title.victory': 'How it is won',
  'text.victory':
    'Points are given for ships sunk and crippled, here also to Italy for cruisers that get away. After three rounds, or when one side has gone or breaks off, the greater score wins, if it is greater by a tenth.',
  'title.farewell': 'She is yours',
  'text.farewell':
    'Every key is listed under ?. Afterwards Replay shows the battle again with both sides’ sealed orders, and Report counts hits, losses and your luck with the dice. Good hunting.',
} as const;
