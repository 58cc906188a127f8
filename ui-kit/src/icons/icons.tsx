import type { ReactNode } from 'react';

export interface IconProps {
  /** Width and height in px beside letters of the usual size, with which it grows. */
  size?: number;
  /** Added to the svg. */
  className?: string;
}

/** Icons are decoration beside text, so screen readers skip them. They are lines in the color of the text. */
const icon = (name: string, drawing: ReactNode, isDirectional = false) => {
  function Icon({ size = 22, className }: IconProps) {
    const edge = `${size / 16}rem`;
    return (
      <svg
        viewBox="0 0 24 24"
        width={edge}
        height={edge}
        className={className}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        data-mirrored={isDirectional || undefined}
      >
        {drawing}
      </svg>
    );
  }
  Icon.displayName = name;
  return Icon;
};

/** An eight-pointed star: For You. */
export const StarIcon = /* @__PURE__ */ icon(
  'StarIcon',
  <path d="M12 2.8l2.4 3.5 4.1-.8-.8 4.1 3.5 2.4-3.5 2.4.8 4.1-4.1-.8L12 21.2l-2.4-3.5-4.1.8.8-4.1L2.8 12l3.5-2.4-.8-4.1 4.1.8z" />,
);
/** Cards: Feed. */
export const CardsIcon = /* @__PURE__ */ icon(
  'CardsIcon',
  <>
    <rect x="3.5" y="7.5" width="17" height="13" rx="2.5" />
    <path d="M6.5 4.5h11M7.5 12h6M7.5 16h9" />
  </>,
);
/** An open book: Community. */
export const BookIcon = /* @__PURE__ */ icon(
  'BookIcon',
  <path d="M12 6.5C10 4.9 7 4.3 3.5 4.5v14c3.5-.2 6.5.4 8.5 2 2-1.6 5-2.2 8.5-2v-14c-3.5-.2-6.5.4-8.5 2zm0 0v14" />,
);
/** A magnifying glass: search. */
export const SearchIcon = /* @__PURE__ */ icon(
  'SearchIcon',
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="M15.4 15.4L20.5 20.5" />
  </>,
);
/** A letter: Proposals. */
export const MailIcon = /* @__PURE__ */ icon(
  'MailIcon',
  <>
    <rect x="3" y="5" width="18" height="14" rx="2.5" />
    <path d="M3.6 7l8.4 6.5L20.4 7" />
  </>,
);
/** A bell: News. */
export const BellIcon = /* @__PURE__ */ icon(
  'BellIcon',
  <path d="M12 3.5a6 6 0 0 0-6 6v4.5l-1.5 3h15l-1.5-3V9.5a6 6 0 0 0-6-6zM10 20a2.2 2.2 0 0 0 4 0" />,
);
export const PersonIcon = /* @__PURE__ */ icon(
  'PersonIcon',
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
  </>,
);
export const PencilIcon = /* @__PURE__ */ icon(
  'PencilIcon',
  <path d="M4 20l1-4.5L16 4.5a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.5 19 4 20zM14 6.5l3.5 3.5" />,
);
export const LeaveIcon = /* @__PURE__ */ icon(
  'LeaveIcon',
  <path d="M14 4.5H6.5A2 2 0 0 0 4.5 6.5v11a2 2 0 0 0 2 2H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5" />,
  true,
);
export const SunIcon = /* @__PURE__ */ icon(
  'SunIcon',
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4" />
  </>,
);
export const MoonIcon = /* @__PURE__ */ icon(
  'MoonIcon',
  <path d="M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2z" />,
);
export const DeviceIcon = /* @__PURE__ */ icon(
  'DeviceIcon',
  <>
    <rect x="3" y="4.5" width="18" height="12" rx="2" />
    <path d="M8.5 20h7M12 16.5V20" />
  </>,
);
export const GlobeIcon = /* @__PURE__ */ icon(
  'GlobeIcon',
  <>
    <circle cx="12" cy="12" r="8.8" />
    <path d="M3.2 12h17.6M12 3.2c2.6 2.6 3.7 5.6 3.7 8.8s-1.1 6.2-3.7 8.8c-2.6-2.6-3.7-5.6-3.7-8.8s1.1-6.2 3.7-8.8z" />
  </>,
);
export const CheckIcon = /* @__PURE__ */ icon('CheckIcon', <path d="M5 12.5l4.5 4.5L19 7.5" />);
export const DashIcon = /* @__PURE__ */ icon('DashIcon', <path d="M6 12h12" />);
export const CloseIcon = /* @__PURE__ */ icon('CloseIcon', <path d="M6 6l12 12M18 6L6 18" />);
export const CopyIcon = /* @__PURE__ */ icon(
  'CopyIcon',
  <>
    <rect x="8.5" y="8.5" width="12" height="12" rx="2.5" />
    <path d="M15.5 5.5a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2" />
  </>,
);
export const PhoneIcon = /* @__PURE__ */ icon(
  'PhoneIcon',
  <path d="M6.5 3.5h2.7l1.5 4.3-2 1.6a12.5 12.5 0 0 0 5.9 5.9l1.6-2 4.3 1.5v2.7a2.5 2.5 0 0 1-2.7 2.5C10.3 19.5 4.5 13.7 4 6.2a2.5 2.5 0 0 1 2.5-2.7z" />,
);
/** A speech bubble: a message. */
export const MessageIcon = /* @__PURE__ */ icon(
  'MessageIcon',
  <path d="M12 3.5a8.5 8.5 0 0 0-7.3 12.9L3.5 20.5l4.2-1.2A8.5 8.5 0 1 0 12 3.5zM8.5 12h7M8.5 9h5" />,
);
export const VerifiedIcon = /* @__PURE__ */ icon(
  'VerifiedIcon',
  <>
    <path d="M12 2.8l2.4 1.9 3-.1.9 2.9 2.5 1.7-1 2.8 1 2.8-2.5 1.7-.9 2.9-3-.1-2.4 1.9-2.4-1.9-3 .1-.9-2.9-2.5-1.7 1-2.8-1-2.8 2.5-1.7.9-2.9 3 .1z" />
    <path d="M8.5 12l2.4 2.4 4.6-4.8" />
  </>,
);
export const ShieldIcon = /* @__PURE__ */ icon(
  'ShieldIcon',
  <>
    <path d="M12 3l7.5 2.7v5.8c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5V5.7z" />
    <path d="M8.8 12l2.2 2.2 4.2-4.4" />
  </>,
);
export const HandsIcon = /* @__PURE__ */ icon(
  'HandsIcon',
  <path d="M11 20.5V13c0-3-1-6.5-2-9.5-1.2 0-1.7 1-1.7 2.2v5.8L4.5 13v4l3 3.5M13 20.5V13c0-3 1-6.5 2-9.5 1.2 0 1.7 1 1.7 2.2v5.8l2.8 1.5v4l-3 3.5" />,
);
export const HeartIcon = /* @__PURE__ */ icon(
  'HeartIcon',
  <path d="M12 20.3S3.5 15.6 3.5 9.4A4.7 4.7 0 0 1 12 6.7a4.7 4.7 0 0 1 8.5 2.7c0 6.2-8.5 10.9-8.5 10.9z" />,
);
export const HouseIcon = /* @__PURE__ */ icon(
  'HouseIcon',
  <path d="M4 11.5l8-7 8 7M6 10v9.5h12V10M10 19.5V14h4v5.5" />,
);
export const QuestionIcon = /* @__PURE__ */ icon(
  'QuestionIcon',
  <>
    <circle cx="12" cy="12" r="8.8" />
    <path d="M9.6 9.6c.1-1.5 1.1-2.3 2.5-2.3s2.4.9 2.4 2.1c0 2-2.5 2.1-2.5 4.2M12 16.7v.1" />
  </>,
  true,
);
export const MoreIcon = /* @__PURE__ */ icon(
  'MoreIcon',
  <>
    <circle cx="12" cy="5.5" r="0.9" fill="currentColor" />
    <circle cx="12" cy="12" r="0.9" fill="currentColor" />
    <circle cx="12" cy="18.5" r="0.9" fill="currentColor" />
  </>,
);
export const SettingsIcon = /* @__PURE__ */ icon(
  'SettingsIcon',
  <>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
    <circle cx="15" cy="7" r="2" />
    <circle cx="9" cy="17" r="2" />
  </>,
);
/** A circle with a line through it: Block. */
export const BlockIcon = /* @__PURE__ */ icon(
  'BlockIcon',
  <>
    <circle cx="12" cy="12" r="8.8" />
    <path d="M5.8 5.8l12.4 12.4" />
  </>,
);
/** A flag: Report. */
/** A crossed-out eye: Not for me. */
export const HideIcon = /* @__PURE__ */ icon(
  'HideIcon',
  <path d="M9.9 5.3A9.6 9.6 0 0112 5c5 0 8.4 4.2 9.5 7a13 13 0 01-2.3 3.5M6.5 6.8A13.4 13.4 0 002.5 12c1.1 2.800 4.500 7 9.500 7 1.700 0 3.200-.5 4.600-1.200M10 10.100a2.800 2.800 0 003.900 3.900M4 4l16 16" />,
);
/** A bookmark: Save. */
export const BookmarkIcon = /* @__PURE__ */ icon('BookmarkIcon', <path d="M7 4h10v16l-5-4-5 4z" />);
/** A printer: Print. */
export const ShareIcon = /* @__PURE__ */ icon(
  'ShareIcon',
  <path d="M12 15V4M7.5 8L12 3.5 16.5 8M6 12v7a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1v-7" />,
);
export const PrinterIcon = /* @__PURE__ */ icon(
  'PrinterIcon',
  <path d="M7 9V3.500h10V9M7 17H4.500A1.500 1.500 0 013 15.500v-5A1.500 1.500 0 014.500 9h15a1.500 1.500 0 011.500 1.500v5a1.500 1.500 0 01-1.500 1.500H17M7 14h10v6.500H7z" />,
);
export const FlagIcon = /* @__PURE__ */ icon('FlagIcon', <path d="M5.5 21V4M5.5 5h12l-2.5 4.5 2.5 4.5h-12" />, true);
/** A clock: it waits for an answer. */
export const ClockIcon = /* @__PURE__ */ icon(
  'ClockIcon',
  <>
    <circle cx="12" cy="12" r="8.8" />
    <path d="M12 7v5.300l3.500 2" />
  </>,
);
/** Two rings: a marriage. */
export const RingsIcon = /* @__PURE__ */ icon(
  'RingsIcon',
  <>
    <circle cx="8.500" cy="12" r="5.700" />
    <circle cx="15.500" cy="12" r="5.700" />
  </>,
);
/** A circle with an i: for your information. */
export const InfoIcon = /* @__PURE__ */ icon(
  'InfoIcon',
  <>
    <circle cx="12" cy="12" r="8.8" />
    <path d="M12 11v5.500M12 7.500v.1" />
  </>,
);
export const WarningIcon = /* @__PURE__ */ icon('WarningIcon', <path d="M12 4l9 16H3zM12 10v4.5M12 17.3v.1" />);
export const OutsideIcon = /* @__PURE__ */ icon(
  'OutsideIcon',
  <path d="M9 6H6a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-3M13 4h7v7M20 4l-9.5 9.5" />,
  true,
);
export const ArrowIcon = /* @__PURE__ */ icon('ArrowIcon', <path d="M4 12h16M14 6l6 6-6 6" />, true);
export const PlusIcon = /* @__PURE__ */ icon('PlusIcon', <path d="M12 5v14M5 12h14" />);
export const MinusIcon = /* @__PURE__ */ icon('MinusIcon', <path d="M5 12h14" />);
export const ChevronIcon = /* @__PURE__ */ icon('ChevronIcon', <path d="M6 9.5l6 6 6-6" />);
export const SendIcon = /* @__PURE__ */ icon(
  'SendIcon',
  <path d="M4 11.8L20 4.5l-5 15-3.6-6.3zM11.4 13.2L20 4.5" />,
  true,
);
