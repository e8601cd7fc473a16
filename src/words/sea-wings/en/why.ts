/** Why a bot advises what it does in a carrier operation. */
export const en = {
  'strike.carriers_one':
    'Their carriers are {{count}} hex away, in range: who strikes first with everything wins.',
  'strike.carriers_other':
    'Their carriers are {{count}} hexes away, in range: who strikes first with everything wins.',
  'strike.convoy_one': 'Transports {{count}} hex away: every hit sinks one before it can unload.',
  'strike.convoy_other':
    'Transports {{count}} hexes away: every hit sinks one before it can unload.',
  'strike.ships_one': 'No carrier is worth waiting for, and these ships are {{count}} hex away.',
  'strike.ships_other':
    'No carrier is worth waiting for, and these ships are {{count}} hexes away.',
  'strike.base': 'The end is near: there is no time left to repair the damage.',
  escorting: 'Escorts keep the enemy fighters off the bombers.',
  patrolling: 'Enemy aircraft may come this turn: fighters stay overhead.',
  standingBy: 'Nobody can reach us yet: fighters stand by on deck.',
  searching: 'Enemy markers may stand in this sector, and only what is spotted can be struck.',
  'sails.closes_one': 'To strike next turn, from about {{count}} hex away.',
  'sails.closes_other': 'To strike next turn, from about {{count}} hexes away.',
  'sails.standsOff_one':
    'To stay about {{count}} hex away: they must come within reach of our bombers first.',
  'sails.standsOff_other':
    'To stay about {{count}} hexes away: they must come within reach of our bombers first.',
  'sails.rests_one': 'The strike rests next turn: keep about {{count}} hex away until then.',
  'sails.rests_other': 'The strike rests next turn: keep about {{count}} hexes away until then.',
  'sails.follows': 'The carriers stay together, under each other’s fighters.',
  'sails.covers': 'A light carrier covers the transports.',
  'sails.lands': 'The transports make for the place where they unload.',
  'sails.home': 'There is nothing left that it could do here: it goes home.',
  'sails.hunts': 'Our guns outweigh theirs: close in.',
  'sails.shells': 'To shell the base, whose damage scores.',
  'sails.screens': 'The screen stays close to the carriers.',
  'sails.hides': 'No carrier is left to cover it: keep away from the enemy.',
  leaving: 'Off the map its ships are safe, and cost no more points.',
  dividing: 'Damaged ships would slow the others down.',
  decoy: 'Every false marker takes searches and strikes away from the real ones.',
  toldHalf: 'Tell them of as few ships as the rules allow.',
  toldDecoy: 'Let them believe it is carriers, and strike at nothing.',
  scrambling: 'Everything that can fly meets the strike.',
  holdingEscorts: 'One fighter keeps two escorts busy; the others are left for the bombers.',
  aiming: 'Here these bombs or torpedoes gain the most points.',
  engaging: 'Our guns outweigh theirs.',
  shelling: 'Nothing here can answer, and the base suffers.',
  fightingOn: 'The odds are good enough to fight on.',
  breakingOff: 'Their guns outweigh ours.',
  playing: 'This is the moment for the card.',
};
