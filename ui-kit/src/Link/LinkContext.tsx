import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

/** The props that every link of the kit passes to the router's link. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where the link leads. */
  href: string;
  /** For the anchor. */
  ref?: Ref<HTMLAnchorElement>;
}

const PlainLink = (props: LinkProps) => <a {...props} />;

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

export const LinkProvider = LinkContext.Provider;

/** A link that the application's router follows. Without a router, and for other hosts, mail, phone and /api/, a plain anchor. */
export function Link(props: LinkProps) {
  const RouterLink = useContext(LinkContext);
  const isWithinApp = /^\/(?!api\/)/.test(props.href) && props.target !== '_blank';
  return isWithinApp ? <RouterLink {...props} /> : <a {...props} />;
}
