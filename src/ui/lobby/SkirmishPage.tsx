import { useState } from 'react';
import { Redirect } from 'wouter';
import { must } from '../../rules/core';
import { skirmishSystems } from '../../scenario/skirmish/drawn';
import { scenarioPath } from '../frame/paths';
import { drawnHere } from './drawnHere';
import { newSeed } from './newSeed';

/** Draws a battle with nothing chosen, and goes to it. */
export function SkirmishPage() {
  const [id] = useState(() => {
    const [first] = skirmishSystems();
    const { id: system } = must(first, 'a system with skirmishes');
    return drawnHere({ system, seed: newSeed() });
  });
  return <Redirect to={`${scenarioPath(id)}${location.search}`} replace />;
}
