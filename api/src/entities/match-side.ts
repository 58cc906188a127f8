import { centimetersBetween, heightCmOf } from '@mithaq/openapi/rules/height.ts';
import { traitsOfProfile } from './traits.ts';

/** Every number of feet with one decimal that a profile may have, with the centimeters that it says alone, and those that agree with it. */
const tenths = Array.from({ length: 51 }, (_, i) => (30 + i) / 10)
  .map((height) => `(${height}, ${heightCmOf({ height })}, ${centimetersBetween(height, height).join(', ')})`)
  .join(', ');

/** The SQL expression for `heightCmOf` of a profile `p`. */
const heightCmOfProfile = `(select case when p.height_cm between low and high then p.height_cm else cm end
        from (values ${tenths}) feet (height, cm, low, high) where feet.height = p.height)`;

/**
 * The body of the triggers that keep the row: of the profile whose id is this expression. Only the year of the birth date is
 * copied, which is what others are shown.
 */
export const upsertMatchSide = (profileId: string): string => `
  insert into match_side (profile_id, gender, is_listed, country, state, birth_year, marital_status, sought_marital_status,
      changed_at, side, height, height_cm, traits, education)
    select p.id, p.gender, p.is_verified and not p.is_marriage_fixed and not p.is_paused and p.suspended_at is null,
      p.match_keys ->> 'country', p.match_keys ->> 'state', extract(year from p.date_of_birth), p.marital_status, f.marital_status, p.match_changed_at,
      json_build_object('maritalStatus', p.marital_status, 'profileSchoolOfThought', p.profile_school_of_thought,
        'dateOfBirth', extract(year from p.date_of_birth) || '-01-01', 'matchKeys', p.match_keys, 'aboutMeLength', char_length(p.about_me),
        'facts', p.facts, 'preferences', json_build_object('minAge', f.min_age, 'maxAge', f.max_age, 'maritalStatus', f.marital_status, 'facts', f.facts,
          'preferredSchoolOfThought', f.preferred_school_of_thought, 'matchKeys', f.match_keys)),
      (p.height * 10)::smallint, ${heightCmOfProfile}, ${traitsOfProfile}, p.match_keys ->> 'education'
      from profile p join preferences f on f.profile_id = p.id where p.id = ${profileId}
    on conflict (profile_id) do update set gender = excluded.gender, is_listed = excluded.is_listed, country = excluded.country,
      state = excluded.state, birth_year = excluded.birth_year, marital_status = excluded.marital_status,
      sought_marital_status = excluded.sought_marital_status, changed_at = excluded.changed_at, side = excluded.side,
      height = excluded.height, height_cm = excluded.height_cm, traits = excluded.traits, education = excluded.education;
  return new;`;
