import { useLingui } from '@lingui/react/macro';
import { Button, Paper, SimpleGrid, Stack, Text } from '@mithaq/ui-kit';
import { scrollToElement } from '../shared/scroll.ts';
import { sections } from './sections.tsx';
import classes from './SectionCards.module.css';

/** The space that is left above a section, in px. */
const offset = 77;

/** Three cards whose buttons scroll to the sections of the page. */
export function SectionCards() {
  const { t } = useLingui();
  return (
    <SimpleGrid cols={{ base: 1, md: 3 }} spacing="lg" mt="lg" component="ul" className={classes.cards}>
      {Object.values(sections).map(({ id, title, text, icon }) => {
        const section = t(title);
        return (
          <Paper key={id} component="li" withBorder shadow="xs" radius="lg" p="lg">
            <Stack align="start" gap="xs" h="100%">
              <span className={classes.icon}>{icon}</span>
              <Text ff="heading" fz="lg" fw={500} lh="var(--mq-leading-heading)" textWrap="balance">
                {section}
              </Text>
              <Text fz="sm" c="dimmed" flex={1} mb="xs">
                {t(text)}
              </Text>
              <Button variant="default" size="sm" aria-label={t`Read: ${section}`} onClick={() => show(id)}>
                {t`Read`}
              </Button>
            </Stack>
          </Paper>
        );
      })}
    </SimpleGrid>
  );
}

function show(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  scrollToElement(section, offset);
  // The next Tab continues from there.
  section.focus({ preventScroll: true });
}
