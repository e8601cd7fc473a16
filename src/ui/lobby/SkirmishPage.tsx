import { useState } from 'react';
import { Redirect } from 'wouter';
import { must } from '../../rules/core';
import { idOfWish, SKIRMISH_SYSTEMS } from '../../scenario/skirmish/drawn';
import { newSeed } from './newSeed';

/** Draws a battle with nothing chosen, and goes to it. */
export function SkirmishPage() {
  const [id] = useState(() => {
    const [first] = SKIRMISH_SYSTEMS;
    const { id: system } = must(first, 'a system with skirmishes');
    return must(idOfWish({ system, seed: newSeed() }), 'an id');
  });
  return <Redirect to={`/scenario/${id}${location.search}`} replace />;
}
