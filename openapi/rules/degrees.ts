/**
 * The levels of university degrees, the lowest first: what each is called, and the usual degrees in the countries of most members, as
 * names are compared. `general` ones say the level more than the subject.
 */
const levels: readonly { names: readonly string[]; general: string; degrees: string }[] = [
  {
    names: ['bachelor', 'bachelors', 'graduate', 'graduation', 'بكالوريوس', 'ليسانس', 'بیچلر', 'بیچلرز', 'گریجویٹ'],
    general: 'ba bsc bs bcom',
    degrees: 'bed bba bca be beng btech barch bpharm bpt bds boptom bsw bvsc bams bums dvm pharmd llb mbbs',
  },
  {
    names: ['master', 'masters', 'postgraduate', 'post graduate', 'post graduation', 'ماجستير', 'ماسٹر', 'ماسٹرز'],
    general: 'ma msc ms mcom',
    degrees: 'med mba mca meng mtech march mpharm mpt mds moptom msw mvsc mphil mres llm jd md',
  },
  { names: ['doctorate', 'دكتوراه', 'ڈاکٹریٹ'], general: '', degrees: 'phd dphil' },
];

/** All names of each level and of those above, made once: For You compares a wish with a thousand members. */
const fromLevel = levels.map((_, at) =>
  levels.slice(at).flatMap(({ names, general, degrees }) => [...names, ...`${general} ${degrees}`.trim().split(' ')]),
);

/**
 * The educations that a filter for this one finds, as names are compared (match-keys.ts): the name itself, and for a level of degrees
 * all of this level and above.
 */
export function educationsAt(sought: string): string[] {
  // The apostrophe of many telephones has become a space: "bachelor s degree".
  const name = sought.replace(/(?: s)?(?: degree)?$/, '');
  const at = levels.findIndex(({ names }) => names.includes(name));
  if (at === -1) return [sought];
  return [sought, ...fromLevel[at]!];
}

/**
 * The educations that meet a wish for this one. A family that wishes for a B.A. means a graduate, whatever the subject; a filter
 * for B.A. does not.
 */
export function educationsWished(wished: string): string[] {
  const level = levels.find(({ general }) => general.split(' ').includes(wished));
  return level ? educationsAt(level.names[0]!) : educationsAt(wished);
}
