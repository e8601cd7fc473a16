/** The lesson beside a first battle of Fleet Action, and what is said of each kind of step the first time. */
export const en = {
  'title.welcome': 'Three cruisers against one raider',
  'text.welcome':
    'Off the River Plate, 13 December 1939. Ajax and Achilles have 6-inch guns, Exeter 8-inch; Graf Spee has six guns of 11 inches. Split her fire, close in, and wear her down. This is the whole battle with all its rules; leave the lesson whenever you like.',
  'title.chart': 'The sea',
  'text.chart':
    'A hex is 1,000 yards. Ships are drawn from above, bow forward, with their speed beside them. Drag the chart to move it, scroll or pinch to zoom.',
  'title.track': 'A turn is six minutes',
  'text.track':
    'Initiative, then ships move, then they act, then fires are fought and damage is repaired. Squadrons of both sides take turns to move, and single ships take turns to fire.',
  'title.sheet': 'Her data sheet',
  'text.sheet':
    'Every ship has one. The boxes are structure and flotation; the mark is at one third, where a ship counts as crippled and her crew is tested. Symbols show where each mount bears, and armor is drawn to scale. Pick Ajax to see hers.',
  'title.initiative': 'Who goes first',
  'text.initiative':
    'When you win the initiative you choose. To move second is to know where the enemy goes; to act first is to fire before he does.',
  'title.move': 'The First Division',
  'text.move':
    'A good course is proposed for Ajax and Achilles, with a ghost at its end. Pick another hex where Ajax should end, or set her speed: Achilles follows in her wake. Their 6-inch guns do best at close range. Then move the squadron.',
  'text.move.touch':
    'A good course is proposed for Ajax and Achilles, with a ghost at its end. Tap another hex where Ajax should end, or set her speed: Achilles follows in her wake. Their 6-inch guns do best at close range. Then move the squadron.',
  'title.exeter': 'Exeter alone',
  'text.exeter':
    'Exeter is a squadron of her own. Take her to the other side of Graf Spee, so that the raider has to choose. Turn her side to the enemy: more of her guns bear.',
  'title.fire': 'Open fire',
  'text.fire':
    'Ships act one after another, yours and his in turn. The best fire is proposed already. A battery needs a number on a twenty-sided die; every modifier is listed, each line with its clause.',
  'title.odds': 'Before the die falls',
  'text.odds':
    'A salvo that hits costs structure and rolls on the critical tables; one that beats the number by ten overwhelms and does double. Armor may stop the rest. Open a line to see the chances.',
  'title.log': 'What happened',
  'text.log':
    'The log tells of every salvo with its dice. Of the enemy you see what a lookout could: fires, and whether she looks damaged, battered or shattered.',
  'title.damage': 'Damage on the sheet',
  'text.damage':
    'The tiles show every ship at a glance: what is left of S and F, fires, mounts lost. Hatching on an enemy means that it is not known.',
  'title.end': 'The end of the turn',
  'text.end':
    'Fires burn, crews fight them. Damage control teams may mend engines, steering or power, but not in the turn in which they were hit. Confirm; both sides do so in secret.',
  'title.torpedoes': 'Torpedoes',
  'text.torpedoes':
    'Once Graf Spee is within ten hexes, torpedoes can be launched while a ship moves. They strike at the end of her action, wherever the target has gone by then.',
  'title.victory': 'How to win',
  'text.victory':
    'Points count: for ships sunk and crippled, and here for driving Graf Spee off or shattering her. Twice the enemy’s points is a decisive victory.',
  'title.farewell': 'Fight on',
  'text.farewell':
    'Ask a bot for advice whenever you like, and press ? for the keys. After the battle the report shows what decided it. Good hunting.',
  'text.farewell.touch':
    'Ask a bot for advice whenever you like. After the battle the report shows what decided it. Good hunting.',
  'hint.initiative':
    'Whoever moves second knows where the enemy went; whoever acts first fires before he does. Your choice is kept for later turns.',
  'hint.mines':
    'Minefields are laid in secret. Ships that enter one, of either side, may strike it.',
  'hint.submarines':
    'Submarines act before all ships. Submerged they are seen by nobody until they attack or are detected.',
  'hint.ships':
    'Squadrons move alternately. Before each turn a ship must run a number of hexes straight ahead. Torpedoes are declared, and smoke is laid, while a ship moves.',
  'hint.aircraft':
    'Carriers, bases and air squadrons act in turn: launch, move, land. Start with aircraft that are ready and carry bombs.',
  'hint.interception':
    'Your stand can meet this one on its way. If it presses on it may get through all the same.',
  'hint.spotting':
    'A marker hides a squadron or nothing. Whoever is spotted has to show his ships and may be fired at.',
  'hint.airCombat':
    'Fighters take on bombers, or their escorts. A stand that slips past its opponent may be shot at on its way.',
  'hint.activations':
    'One ship acts, then one of the enemy. Fire first with a ship that may be hit soon: damage takes effect at once.',
  'hint.flak':
    'Light weapons fire before the aircraft attack. A factor that has fired is used up for this turn.',
  'hint.end':
    'Damage from this turn cannot be repaired yet. Ships that have been quiet may reload empty tubes. Both sides confirm in secret.',
} as const;
