import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * React Router without what nobody imports: 4 KB less for everyone. Its one big file keeps links, forms and fetchers of
 * other modes, because naming a component (`Form.displayName = …`) or making one (`forwardRef(…)`) counts as an effect.
 */
export function lighterRouter(): Plugin {
  return {
    name: 'lighter-router',
    apply: 'build',
    enforce: 'pre',
    // The package offers bundlers its development files only.
    resolveId: {
      filter: { id: /^react-router$/ },
      handler: () =>
        fileURLToPath(import.meta.resolve('react-router'))
          .replace('/development/', '/production/')
          .replace(/\.js$/, '.mjs'),
    },
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/= (?=React\d*\.(forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ '),
    },
  };
}
