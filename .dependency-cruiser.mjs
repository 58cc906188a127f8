/**
 * Which file may import which. `npm run check` runs these rules; each comment is what a person reads when one is broken.
 * @swc/core parses the files, because TypeScript 7 has no parser for other tools.
 */
const tests = '[.](test|stories)[.]tsx?$|/src/testing/';

/** What may import more than its workspace: tests, and in web what starts the mocks. */
const free = { web: `${tests}|src/main[.]tsx$|vite[.]config`, 'ui-kit': tests };

/**
 * The folders of a workspace, the highest first: a folder imports only folders below it. A dot is the files at the root; without one
 * they are above them all.
 */
const openapiFolders = ['testing', 'published', 'generate', 'examples', '.', 'rules', 'rules/contact-details'];

const mocksFolders = ['dev', 'panel', '.'];

const apiFolders = [
  'services',
  'users',
  'profiles',
  'proposals',
  'phone',
  'members',
  'sharing',
  'matching',
  'notifications',
  'moderation',
  'site',
  'reference',
  'auth',
  'http',
  'entities',
  'server',
  'local',
  'database',
];

const webFolders = [
  'app',
  'prerendered',
  'settings',
  'community',
  'sharing',
  'phone',
  'matching',
  'profiles',
  'proposals',
  'notifications',
  'members',
  'moderation',
  'site',
  'auth',
  'layout',
  'reference',
  'i18n',
  'shared',
  'content',
];

const uiKitFolders = [
  'ChipGroup',
  'Landing',
  'MoreMenu',
  'Page',
  'StickyBar',
  'AvatarMenu',
  'BackButton',
  'BellLink',
  'BottomTabBar',
  'Drawer',
  'EmptyState',
  'Fields',
  'FormDialog',
  'Logo',
  'ProfileCard',
  'ProfileDetails',
  'ProposalCard',
  'ConfirmDialog',
  'ContactDetails',
  'Faq',
  'FilterRow',
  'FitList',
  'FormStepper',
  'Link',
  'Loader',
  'SaveButton',
  'SealPair',
  'Seal',
  'Tags',
  'notify',
  'Alert',
  'Button',
  'CardGrid',
  'NewsDot',
  'StatusBadge',
  'Tabs',
  'Verse',
  'VisuallyHidden',
  'icons',
  'shared',
  'theme',
];

/**
 * Returns the rules that no folder of a workspace imports one above it, and that each folder has its place in the list. All of
 * openapi may import what is generated from the contract.
 */
const importsDownwards = (root, folders) => {
  const files = (folder) => (folder === '.' ? `^${root}/[^/]+$` : `^${root}/${folder}/`);
  return folders.map((folder, i) => ({
    name: `${root}/${folder}`,
    severity: 'error',
    comment: `${root}/${folder} may import ${folders.slice(i + 1).join(', ') || 'no other folder'}. Hand over what it needs from above, or move what both need down.`,
    from: { path: files(folder), pathNot: tests },
    to: { path: `^${root}/`, pathNot: ['^openapi/generated/', '/node_modules/', ...folders.slice(i).map(files)] },
  }));
};

/** Returns the rule that files in this workspace import no workspace but these. */
const onlyImports = (workspace, allowed) => ({
  name: `${workspace}-imports`,
  severity: 'error',
  comment: `${workspace} may import ${allowed.length > 0 ? allowed.join(', ') : 'libraries only'}. Move shared code there.`,
  from: { path: `^${workspace}/`, pathNot: free[workspace] ?? [] },
  to: { path: '^(openapi|ui-kit|mocks|web|api|tests)/', pathNot: `^(${[workspace, ...allowed].join('|')})/` },
});

export default {
  forbidden: [
    onlyImports('openapi', []),
    ...importsDownwards('openapi', openapiFolders),
    onlyImports('ui-kit', []),
    onlyImports('mocks', ['openapi']),
    ...importsDownwards('mocks/src', mocksFolders),
    {
      name: 'ui-kit-stories-imports',
      severity: 'error',
      comment: 'Stories of ui-kit may also take the examples of openapi.',
      from: { path: `^(?=ui-kit/).*(${free['ui-kit']})` },
      to: { path: '^(mocks|web|api|tests)/' },
    },
    onlyImports('web', ['openapi', 'ui-kit']),
    onlyImports('api', ['openapi']),
    {
      name: 'web-tests-imports',
      severity: 'error',
      comment: 'Tests and stories of the client, and main.tsx, may also import mocks, but not the server.',
      from: { path: `^(?=web/).*(${free.web})` },
      to: { path: '^(api|tests)/' },
    },
    {
      name: 'no-node-in-a-browser',
      severity: 'error',
      comment: 'A browser has no modules of Node: the page would fail where it calls them.',
      from: { path: '^(web|ui-kit)/src/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    ...importsDownwards('ui-kit/src', uiKitFolders),
    {
      name: 'ui-kit-libraries',
      severity: 'error',
      comment: 'ui-kit is made of Mantine, React and fonts. Code that knows the API belongs to web.',
      from: { path: '^ui-kit/src/', pathNot: tests },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
        pathNot: 'node_modules/(@mantine|react|react-dom|@types/react|@fontsource[^/]*)/',
      },
    },
    ...importsDownwards('api/src', apiFolders),
    ...importsDownwards('web/src', webFolders),
    {
      name: 'firebase',
      severity: 'error',
      comment:
        'Only the phone check may load firebase, which talks to Google: import web/src/phone/identity-service.ts there, and dynamically.',
      from: { path: '^web/', pathNot: '^web/src/phone/identity-service[.](test[.])?ts$' },
      to: { path: 'node_modules/@?firebase/' },
    },
    {
      name: 'identity-service',
      severity: 'error',
      comment: 'Import the identity service dynamically, in web/src/phone only: no other page may load firebase.',
      from: { path: '^web/', pathNot: tests },
      to: { path: '^web/src/phone/identity-service[.]ts$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'These files import each other. Move what both need to a third file.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'This import finds no file or package.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|[.]po$|[?]' },
    },
  ],
  options: {
    parser: 'swc',
    // Node's own type stripping resolves files by their full names
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/migrations/|^web/dist/' },
    progress: { type: 'none' },
  },
};
