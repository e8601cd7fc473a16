import { known } from '../../core';
import type { TorpedoAim, TorpedoSalvo } from '../model/tubes';

/** The ship that a salvo was aimed at; unknown from a view that does not have her. */
export const aimOf = ({ id, aim }: TorpedoSalvo): TorpedoAim => known(aim, `aim of ${id}`);
