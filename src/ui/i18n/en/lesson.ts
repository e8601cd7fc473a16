/** The lesson that goes with a first battle. */
export const en = {
  lesson: 'Lesson',
  step: 'Lesson, {{number}} of {{of}}',
  nextStep: 'Next step of the lesson',
  fold: 'Collapse',
  unfold: 'Expand',
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  waitsForDeed: 'Continues when you have done it',
  waitsForTime: 'Continues when the battle gets there',
  finish: 'Fight on',
  leave: 'Leave the lesson',
  waitingTitle: 'Coming up',
  waiting: 'Next comes “{{title}}”, once the battle gets there. Keep playing.',

  'title.welcome': 'You command the Australian cruiser',
  'text.welcome':
    'North of Crete, 19 July 1940. Sydney, with one destroyer alongside and four more in a second stack, is chasing two Italian cruisers that believed her far away. This is a full battle with all the rules, against the Commander. Leave the lesson whenever you like; the battle goes on.',
  'title.chart': 'The chart',
  'text.chart':
    'A hex is about 4,000 yards. Drag the chart to move it; scroll or pinch to zoom. Each counter is a ship drawn from her plans, with type and speed below; ships that sail together form a stack, which fans out when you point at it or tap it.',
  'title.track': 'The round',
  'text.track':
    'A round has 22 impulses: five blocks in which one side moves, then the other, then both fire guns, then both launch torpedoes. Repairs come last. The current impulse is highlighted. In the first block only the fastest ships, speed 2+, move; in the last block all do.',
  'title.decision': 'Your decision',
  'text.decision':
    'This sentence always says whose turn it is, what to decide, and why. A code such as BT-5.1 is the rules clause behind it: press it to read the clause.',
  'title.move': 'Close in',
  'text.move':
    'Sydney’s stack is selected; the marked hexes are those it may enter. Choose one that brings her closer to the Italians, with the pointer, the pad in the panel or the keys around S. Her 6-inch guns are secondary guns: they reach four hexes.',
  'text.move.touch':
    'Sydney’s stack is selected; the marked hexes are those it may enter. Tap one that brings her closer to the Italians, on the map or on the pad in the panel. Her 6-inch guns are secondary guns: they reach four hexes.',
  'title.undo': 'Nothing is final yet',
  'text.undo':
    'Move the destroyers too, or leave them where they are. You can undo your orders until dice are rolled or something is revealed. When you are finished, press Done.',
  'title.aim': 'Aim',
  'text.aim':
    'Both sides now declare their fire in secret. Open a battery in the panel and pick its target, or let Best fire propose everything. Try to disable one cruiser: then she cannot get away.',
  'title.odds': 'Before you seal',
  'text.odds':
    'The card shows what to expect from your whole declaration: the odds of each number of hits, what they would destroy, and the chances to cripple and to sink. It is computed from the dice that will be rolled, one for each gunnery factor. A 6 hits; Sydney, noted for her shooting, also hits on a 5.',
  'title.seal': 'Fire',
  'text.seal':
    'Seal your orders. Then both sides’ fire is revealed and resolved together: a ship that sinks in this impulse still gets her shots off.',
  'title.log': 'What happened',
  'text.log':
    'The log records every shot. Point at a line to highlight its ships and hexes; open it to see the dice, the modifiers, the table row and the clause.',
  'text.log.touch':
    'The log records every shot. Tap a line to highlight its ships and hexes and to see the dice, the modifiers, the table row and the clause.',
  'title.torpedoes': 'Torpedoes',
  'text.torpedoes':
    'A ship launches her torpedoes once per battle, all at one target; only Japan’s Long Lances can be reloaded. The closer the target, the better the odds. Launch now, or seal without launching and save them for a target that cannot get away.',
  'title.block': 'The next block',
  'text.block':
    'Now speed-2 ships move as well, the Italians among them. They move in four blocks of five, so your 2+ ships gain one hex on them each round.',
  'title.whyNot': 'Why not?',
  'text.whyNot':
    'Once the stack has moved, order it to the next hex again. The game never just refuses an order: it says why, and cites the clause.',
  'title.overlays': 'What reaches where',
  'text.overlays':
    'These switches add overlays to the chart: how far you can see, how far guns reach, lines of sight, where a stack can be by the end of the round, and who can fire at it there. Try the gun ranges.',
  'title.sheet': 'Ship sheets',
  'text.sheet':
    'A sheet has rows of boxes: guns, torpedoes, hull. Hits cross boxes off; shaded boxes are armored. With half her hull boxes gone a ship loses speed; with the last one she sinks.',
  'title.victory': 'How to win',
  'text.victory':
    'Both sides score for ships sunk and crippled; here Italy also scores for cruisers that get away. After three rounds, or when one side is gone or breaks off, the higher score wins, if it is higher by a tenth.',
  'title.farewell': 'She is all yours',
  'text.farewell':
    'Press ? for a list of all keys. After the battle, Replay shows it again with both sides’ sealed orders, and Report counts hits, losses and your luck with the dice. Good hunting.',
  'text.farewell.touch':
    'After the battle, Replay shows it again with both sides’ sealed orders, and Report counts hits, losses and your luck with the dice. Good hunting.',
} as const;
