import { authorization } from './groups/authorization.ts';
import { contract } from './groups/contract.ts';
import { database } from './groups/database.ts';
import { family } from './groups/family.ts';
import { locks } from './groups/locks.ts';
import { notices } from './groups/notices.ts';
import { privacy } from './groups/privacy.ts';
import { quotas } from './groups/quotas.ts';
import { rules } from './groups/rules.ts';
import { screening } from './groups/screening.ts';
import type { PlantedFault } from './planted-fault.ts';

/** The groups are those of the product's promises; `npm run test:planted -- locks` plants one of them. */
export const plantedFaults: Record<string, readonly PlantedFault[]> = {
  rules,
  locks,
  database,
  authorization,
  privacy,
  family,
  screening,
  quotas,
  notices,
  contract,
};
