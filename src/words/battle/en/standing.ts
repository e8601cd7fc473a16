/** Standing orders: courses over several impulses, and fire as before. */
export const en = {
  carryOn: 'Carry on',
  fireOn: 'Seal and keep firing',
  holdOn: 'Hold until they are nearer',
  stop: 'Cancel standing orders',
  asBefore:
    'The guns are aimed as in the impulse before, any that are new in range at the best target. Change what you like, then seal.',
  keepsFiring: 'The guns keep firing until something changes.',
  keepsHolding: 'Torpedoes are held until a target is nearer.',
  courses_zero: 'Pick a hex farther away to set a course over several impulses.',
  courses_one: 'One course is set and kept until something new is seen.',
  courses_other: '{{count}} courses are set and kept until something new is seen.',
  sighted_one: '{{ships}} has come in sight: standing orders are on hold.',
  sighted_other: '{{ships}} have come in sight: standing orders are on hold.',
  'fired-at_one': '{{ships}} has come under fire: standing orders are on hold.',
  'fired-at_other': '{{ships}} have come under fire: standing orders are on hold.',
  hurt: '{{stack}} has lost speed or a ship: standing orders are on hold.',
  blocked: 'The course of {{stack}} is blocked.',
} as const;
