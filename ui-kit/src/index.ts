// The public API of the kit. The application imports Mantine only through here.
export {
  Box,
  ColorSchemeScript,
  Container,
  Group,
  Paper,
  SimpleGrid,
  Stack,
  Text,
  Title,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core'; // as they are; their style sheets are in styles.css
export { useDebouncedValue, useDisclosure, useMediaQuery } from '@mantine/hooks';

export { UiProvider, type UiProviderProps } from './UiProvider.tsx';
export { colors } from './theme/tokens.ts';
export { englishMessages, type UiMessages } from './shared/messages.ts';
export { useOwnWords } from './shared/own-words.ts';
export { HeadingOrder, useHeadingOrder } from './shared/heading-order.ts';
export { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
export { Link, type LinkProps } from './Link/LinkContext.tsx';
export { TextLink, type TextLinkProps } from './Link/TextLink.tsx';
export { LinkButton, type LinkButtonProps } from './Link/LinkButton.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { Alert, type AlertProps } from './Alert/Alert.tsx';
export { dismissAll, notify, type Notice } from './notify/notify.ts';
export { ToastSheet, type ToastSheetProps } from './notify/ToastSheet.tsx';

export { Seal, type SealProps } from './Seal/Seal.tsx';
export { SealPair, type SealPairProps } from './SealPair/SealPair.tsx';
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
  AccountHead,
  AvatarMenu,
  AvatarPlace,
  type AccountHeadProps,
  type AvatarMenuProps,
} from './AvatarMenu/AvatarMenu.tsx';
export type { AvatarMenuChoice, AvatarMenuItem } from './AvatarMenu/AvatarMenuDropdown.tsx';
export { BackButton, type BackButtonProps } from './BackButton/BackButton.tsx';
export { BellLink, type BellLinkProps } from './BellLink/BellLink.tsx';
export { MoreMenu, type MoreMenuProps } from './MoreMenu/MoreMenu.tsx';
export { SearchInput, type SearchInputProps } from './SearchInput/SearchInput.tsx';
export { SaveButton, type SaveButtonProps } from './SaveButton/SaveButton.tsx';
export { BottomTabBar, type BottomTab, type BottomTabBarProps } from './BottomTabBar/BottomTabBar.tsx';
export { Tabs, type Tab, type TabsProps } from './Tabs/Tabs.tsx';
export { StickyBar, StickyBarPlace, type StickyBarProps } from './StickyBar/StickyBar.tsx';

export { CardGrid, type CardGridProps } from './CardGrid/CardGrid.tsx';
export { ProfileCard, type ProfileCardProps } from './ProfileCard/ProfileCard.tsx';
export { ProfileCardSkeleton, type ProfileCardSkeletonProps } from './ProfileCard/ProfileCardSkeleton.tsx';
export {
  FactList,
  ProfileDetails,
  ProfileSection,
  type Fact,
  type ProfileDetailsProps,
  type ProfileSectionProps,
} from './ProfileDetails/ProfileDetails.tsx';
export { FitList, type Fit, type FitListProps } from './FitList/FitList.tsx';
export { NewsDot, type NewsDotProps } from './NewsDot/NewsDot.tsx';
export { Answers, type AnswersProps } from './ProposalCard/Answers.tsx';
export { AnsweredElsewhere, LetterLine } from './ProposalCard/BesideProfile.tsx';
export { ProposalCard, type ProposalCardProps } from './ProposalCard/ProposalCard.tsx';
export { StatusBadge, type StatusBadgeProps, type Tone } from './StatusBadge/StatusBadge.tsx';
export { Tags, type TagsProps } from './Tags/Tags.tsx';
export { NoteSheet, type NoteSheetProps } from './NoteSheet/NoteSheet.tsx';
export { ContactDetails, type ContactDetailsProps } from './ContactDetails/ContactDetails.tsx';
export { ContactCard, type ContactCardProps } from './ContactCard/ContactCard.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export { FormDialog, type FormDialogProps } from './FormDialog/FormDialog.tsx';

export { FilterRow, type FilterRowItem, type FilterRowProps } from './FilterRow/FilterRow.tsx';
export { ChipGroup, type ChipGroupProps } from './ChipGroup/ChipGroup.tsx';
export { CodeInput, DateInput, TextInput, type CodeInputProps, type TextInputProps } from './Fields/TextInput.tsx';
export { Textarea, type TextareaProps } from './Fields/Textarea.tsx';
export { Autocomplete, MultiSelect, NumberInput, Select } from './Fields/lazy-fields.tsx';
export type { Option } from './Fields/combobox.ts';
export { Checkbox, type CheckboxProps } from './Fields/Checkbox.tsx';
export { RadioGroup, type RadioGroupProps } from './Fields/RadioGroup.tsx';
export { Switch, type SwitchProps } from './Fields/Switch.tsx';
export { Hints, type HintsProps } from './Hints/Hints.tsx';
export { FieldHelp, type FieldHelpProps } from './Fields/FieldHelp.tsx';
export { FieldRow, FormStepper, type FieldRowProps, type FormStepperProps } from './FormStepper/FormStepper.tsx';

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
export { Loader, type LoaderProps } from './Loader/Loader.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { Faq, type FaqProps } from './Faq/Faq.tsx';
export {
  CallToAction,
  FeatureList,
  Footer,
  Hero,
  NumberedSteps,
  Section,
  Specimen,
  type CallToActionProps,
  type FeatureListProps,
  type FooterProps,
  type HeroProps,
  type NumberedStepsProps,
  type SectionProps,
  type SpecimenProps,
} from './Landing/Landing.tsx';
