import type { Amendment } from '../amend';
import { amendmentsOfUses } from './amendments-parts-1-to-3';
import { amendmentsOfProtection } from './amendments-parts-4-to-6';
import { amendmentsOfCharges } from './amendments-parts-7-to-10';

/** What the two amending laws of 2021 and 2025 changed. */
export const amendments: readonly Amendment[] = [
  ...amendmentsOfUses,
  ...amendmentsOfProtection,
  ...amendmentsOfCharges,
];
