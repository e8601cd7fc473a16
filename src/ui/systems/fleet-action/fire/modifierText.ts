import type { Modifier } from '../../../../rules/core';
import { kindName } from '../../../table/default/orders';

/** What a modifier is for. */
export const modifierText = ({ code }: Modifier): string => kindName(code.replaceAll('-', ' '));
