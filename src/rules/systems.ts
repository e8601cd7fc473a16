import { battle } from './battle';
import { battleHost } from './battle/engagement';
import { type AnySystem, withEngagements } from './core';
import { fleetAction } from './fleet-action';
import { fleetActionHost } from './fleet-action/engagement';
import { seaWings } from './sea-wings';
import { engagementPort as seaWingsPort } from './sea-wings/engagement';
import { seekrieg } from './seekrieg';
import { seekriegHost } from './seekrieg/engagement';
import { strategic } from './strategic';
import { engagementPort } from './strategic/engagement';

/** Those that fight out what others hand over; the first is the usual one. */
const HOSTS = [battleHost, fleetActionHost, seekriegHost];

/**
 * Every rule system that can be played. One that hands its surface actions over is paired with the hosts that fight them
 * out: any host with any port.
 */
export const ALL_SYSTEMS: readonly AnySystem[] = [
  battle,
  withEngagements(strategic, engagementPort, HOSTS),
  withEngagements(seaWings, seaWingsPort, HOSTS),
  fleetAction,
  seekrieg,
];
