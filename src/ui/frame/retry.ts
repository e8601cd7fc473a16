const renewals = new Set<() => void>();

/** Registers what must be forgotten before something that failed to load is tried again. */
export const onRetry = (renew: () => void): void => void renewals.add(renew);

/** Forgets all that failed to load. React shows a failed load twice before it gives up, so this comes after it has. */
export function forgetFailures(): void {
  for (const renew of renewals) renew();
}
