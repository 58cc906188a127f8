import type { PlantedFault } from '../planted-fault.ts';

const firstMigration = 'api/src/database/migrations/Migration20261121041207.ts';
const takingBack = 'api/src/database/migrations/Migration20261124070500.ts';
const rows = ['api/src/proposals/proposals.database.test.ts'];

export const database: readonly PlantedFault[] = [
  {
    what: 'no index over the active proposals of a pair',
    file: firstMigration,
    find: `create unique index "proposal_live_pair"`,
    replace: `create index "proposal_live_pair"`,
    tests: rows,
  },
  {
    what: 'no index over verified numbers',
    file: firstMigration,
    find: `create unique index "profile_verified_phone"`,
    replace: `create index "profile_verified_phone"`,
    tests: [...rows, 'api/src/phone/phone.handlers.test.ts'],
  },
  {
    what: 'no check that a proposal has two parties',
    file: firstMigration,
    find: `check (sender_id <> receiver_id)`,
    replace: `check (sender_id is not null)`,
    tests: rows,
  },
  {
    what: 'no order of the preferred ages',
    file: firstMigration,
    find: `min_age >= 18 and min_age <= max_age and max_age <= 99`,
    replace: `min_age >= 18 and max_age <= 99`,
    tests: rows,
  },
  {
    what: 'no trigger for the changes of status',
    file: takingBack,
    // Not the one that is put back by a rollback, which ends the method.
    find: `create trigger "proposal_transitions" BEFORE UPDATE on "proposal" for each ROW execute function "proposal_proposal_transitions_fn"();\`);\n\n`,
    replace: `create trigger "proposal_transitions" BEFORE UPDATE OF "created_at" on "proposal" for each ROW execute function "proposal_proposal_transitions_fn"();\`);\n\n`,
    tests: rows,
  },
  {
    what: 'no check that a member is an adult',
    file: 'api/src/database/migrations/Migration20261122081244.ts',
    find: `(date_of_birth + '18 years'::interval)`,
    replace: `(date_of_birth + '8 years'::interval)`,
    tests: rows,
  },
];
