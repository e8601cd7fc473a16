import { battle } from './battle';
import { battleHost } from './battle/engagement';
import { type AnySystem, withEngagements } from './core';
import { fleetAction } from './fleet-action';
import { seaWings } from './sea-wings';
import { engagementPort as seaWingsPort } from './sea-wings/engagement';
import { strategic } from './strategic';
import { engagementPort } from './strategic/engagement';

/**
 * Every rule system that can be played. One that hands its surface actions over is paired with the host that fights them
 * out: any host with any port.
 */
export const ALL_SYSTEMS: readonly AnySystem[] = [
  battle,
  withEngagements(strategic, engagementPort, battleHost),
  withEngagements(seaWings, seaWingsPort, battleHost),
  fleetAction,
];
