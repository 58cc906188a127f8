import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType } from 'react';

/** What every link of the kit hands to the router's link. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where the link leads. */
  href: string;
}

const PlainLink = (props: LinkProps) => <a {...props} />;

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

export const LinkProvider = LinkContext.Provider;

/** A link that the application's router follows; a plain anchor without one, and for other hosts, mail and phone. */
export function Link(props: LinkProps) {
  const RouterLink = useContext(LinkContext);
  const isWithinApp = props.href.startsWith('/') && props.target !== '_blank';
  return isWithinApp ? <RouterLink {...props} /> : <a {...props} />;
}
