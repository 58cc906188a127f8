// The kit's single entrance. Mantine reaches the application only through here.
export { ColorSchemeScript } from '@mantine/core';
export { useDisclosure } from '@mantine/hooks';

export { UiProvider, type UiProviderProps } from './theme/UiProvider.tsx';
export { colours } from './theme/tokens.ts';
export { englishWords, type Words } from './words.ts';
export { useAppearance, type Appearance } from './theme/use-appearance.ts';
export { Link, type LinkProps } from './Link/LinkContext.tsx';
export { TextLink, type TextLinkProps } from './Link/TextLink.tsx';
export { LinkButton, type LinkButtonProps } from './Link/LinkButton.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { UnstyledButton } from './Button/UnstyledButton.tsx';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';
export { dismissAll, notify, type Notice } from './notify/notify.ts';
export { ToastSheet, type ToastSheetProps } from './notify/ToastSheet.tsx';

export { Seal, type SealProps } from './Seal/Seal.tsx';
export { Logo, logoSealId, type LogoProps } from './Logo/Logo.tsx';
export * from './icons/icons.tsx';

export {
  Header,
  PageBody,
  PageHeader,
  PageShell,
  Panel,
  Prose,
  SectionHeading,
  type HeaderProps,
  type PageBodyProps,
  type PageHeaderProps,
  type PageShellProps,
  type PanelProps,
  type ProseProps,
  type SectionHeadingProps,
} from './Page/Page.tsx';
export {
  AvatarMenu,
  AvatarPlace,
  type AvatarMenuChoice,
  type AvatarMenuItem,
  type AvatarMenuProps,
} from './AvatarMenu/AvatarMenu.tsx';
export { BottomTabBar, type BottomTab, type BottomTabBarProps } from './BottomTabBar/BottomTabBar.tsx';
export { Tabs, type Tab, type TabsProps } from './Tabs/Tabs.tsx';
export { StickyBar, type StickyBarProps } from './StickyBar/StickyBar.tsx';

export { CardGrid, type CardGridProps } from './CardGrid/CardGrid.tsx';
export { ProfileCard, type ProfileCardProps } from './ProfileCard/ProfileCard.tsx';
export { ProfileCardSkeleton, type ProfileCardSkeletonProps } from './ProfileCard/ProfileCardSkeleton.tsx';
export {
  Essentials,
  LetterSection,
  ProfileLetter,
  type Essential,
  type LetterSectionProps,
  type ProfileLetterProps,
} from './ProfileLetter/ProfileLetter.tsx';
export { ProposalCard, type ProposalCardProps } from './ProposalCard/ProposalCard.tsx';
export { StatusBadge, type StatusBadgeProps, type Tone } from './StatusBadge/StatusBadge.tsx';
export { Tags, type TagsProps } from './Tags/Tags.tsx';
export { ContactDetails, type ContactDetailsProps } from './ContactDetails/ContactDetails.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';

export { ChoiceChips, TagPicker, type ChoiceChipsProps, type Option } from './ChoiceChips/ChoiceChips.tsx';
export {
  CodeField,
  DateField,
  TextField,
  type CodeFieldProps,
  type DateFieldProps,
  type TextFieldProps,
} from './Fields/TextField.tsx';
export { NumberField, type NumberFieldProps } from './Fields/NumberField.tsx';
export { TextAreaField, type TextAreaFieldProps } from './Fields/TextAreaField.tsx';
export { MultiSelectField, type MultiSelectFieldProps } from './Fields/MultiSelectField.tsx';
export { SelectField, type SelectFieldProps } from './Fields/SelectField.tsx';
export { SuggestField, type SuggestFieldProps } from './Fields/SuggestField.tsx';
export { FieldHelp, type FieldHelpProps } from './Fields/FieldHelp.tsx';
export type { FieldProps } from './Fields/field-props.ts';
export { FieldRow, StepShell, type FieldRowProps, type StepShellProps } from './StepShell/StepShell.tsx';

export {
  Arabic,
  DuaBlock,
  Passage,
  QuoteBanner,
  VerseBlock,
  type ArabicProps,
  type DuaBlockProps,
  type PassageProps,
  type QuoteBannerProps,
  type VerseBlockProps,
} from './Verse/Verse.tsx';
export { Loader, type LoaderProps } from './Spinner/Loader.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { EmptyScene, ErrorScene, NotFoundScene, OfflineScene, type SceneProps } from './Scene/Scene.tsx';
export { Faq, type FaqProps } from './Faq/Faq.tsx';
export {
  Band,
  CallToAction,
  FeatureList,
  Footer,
  Hero,
  NumberedSteps,
  type BandProps,
  type CallToActionProps,
  type FeatureListProps,
  type FooterProps,
  type HeroProps,
  type NumberedStepsProps,
} from './Landing/Landing.tsx';
