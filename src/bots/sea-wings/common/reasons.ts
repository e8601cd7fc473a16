import { reasonsOf } from '../../../rules/core';

/** Why a bot advises what it does in a carrier operation, with the figures of each sentence. */
export const REASONS = {
  'strike.carriers': ['count'],
  'strike.convoy': ['count'],
  'strike.ships': ['count'],
  'strike.base': [],
  escorting: [],
  patrolling: [],
  standingBy: [],
  searching: [],
  'sails.closes': ['count'],
  'sails.standsOff': ['count'],
  'sails.rests': ['count'],
  'sails.follows': [],
  'sails.covers': [],
  'sails.lands': [],
  'sails.home': [],
  'sails.hunts': [],
  'sails.shells': [],
  'sails.screens': [],
  'sails.hides': [],
  leaving: [],
  dividing: [],
  decoy: [],
  toldHalf: [],
  toldDecoy: [],
  scrambling: [],
  holdingEscorts: [],
  aiming: [],
  engaging: [],
  shelling: [],
  fightingOn: [],
  breakingOff: [],
  playing: [],
} as const;

export const reason = reasonsOf(REASONS);
