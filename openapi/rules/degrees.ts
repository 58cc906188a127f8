/**
 * The levels of university degrees, the lowest first: what each is called, and the usual degrees in the countries of most members, as
 * names are compared.
 */
const levels: readonly { names: readonly string[]; degrees: string }[] = [
  {
    names: ['bachelor', 'bachelors', 'graduate', 'graduation', 'بكالوريوس', 'ليسانس', 'بیچلر', 'بیچلرز', 'گریجویٹ'],
    degrees: 'ba bsc bs bcom bed bba bca be beng btech barch bpharm bds llb mbbs',
  },
  {
    names: ['master', 'masters', 'postgraduate', 'post graduate', 'post graduation', 'ماجستير', 'ماسٹر', 'ماسٹرز'],
    degrees: 'ma msc ms mcom med mba mca meng mtech march mpharm mphil llm md',
  },
  { names: ['doctorate', 'دكتوراه', 'ڈاکٹریٹ'], degrees: 'phd dphil' },
];

/**
 * What meets a wish for an education, as names are compared (match-keys.ts): the wished name itself, and for a level of degrees all
 * of this level and above. A member who wishes for a bachelor's degree means a B.Sc and a M.A., too.
 */
export function educationsMeant(wished: string): string[] {
  // The apostrophe of many telephones has become a space: "bachelor s degree".
  const name = wished.replace(/(?: s)?(?: degree)?$/, '');
  const at = levels.findIndex(({ names }) => names.includes(name));
  if (at === -1) return [wished];
  return [wished, ...levels.slice(at).flatMap(({ names, degrees }) => [...names, ...degrees.split(' ')])];
}
