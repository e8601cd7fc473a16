import { isAllAtHand, loadAll, newLazyRegistry } from '../rules/core';
import type { SavedForm } from './core/system';
import { SAVED_FORMS } from './savedForms';

/**
 * How each system saves its games; separate from the other descriptors, which the page of a running game does not
 * need.
 */
export const savedForms = newLazyRegistry<SavedForm>(SAVED_FORMS);

if (isAllAtHand()) await loadAll(savedForms);
