import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';
import { token, type ColorName } from './tokens.ts';

/** The tokens of each color name: text on a tinted background. */
export const tones: Record<string, { ground: ColorName; text: ColorName }> = {
  pine: { ground: 'pine-tint', text: 'pine' },
  brass: { ground: 'brass-tint', text: 'brass-text' },
  green: { ground: 'green-ground', text: 'green-text' },
  yellow: { ground: 'yellow-ground', text: 'yellow-text' },
  red: { ground: 'red-ground', text: 'red-text' },
  gray: { ground: 'neutral-ground', text: 'neutral-text' },
};

/** Answers with tokens instead of shades, so that one rule serves both schemes. Other colors are left to Mantine. */
export const variantColorResolver: VariantColorsResolver = (input) => {
  const { variant, color = 'pine', theme } = input;
  const tone = tones[color === theme.primaryColor ? 'pine' : color];
  if (variant === 'default') {
    const text = color === 'red' ? 'red-text' : 'pine';
    return quiet(
      text,
      `color-mix(in srgb, ${token(text)} 40%, transparent)`,
      color === 'red' ? 'red-ground' : undefined,
    );
  }
  if (!tone) return defaultVariantColorsResolver(input);
  const isPine = tone === tones['pine'];
  switch (variant) {
    case 'filled':
      return {
        background: token(tone.text),
        hover: isPine ? token('pine-strong') : `color-mix(in srgb, ${token(tone.text)} 88%, var(--mq-ink))`,
        color: isPine ? token('on-pine') : token('page'),
        hoverColor: isPine ? token('on-pine') : token('page'),
        border: '1px solid transparent',
      };
    case 'light':
      return {
        background: token(tone.ground),
        hover: `color-mix(in srgb, ${token(tone.text)} 12%, ${token(tone.ground)})`,
        color: token(tone.text),
        hoverColor: token(tone.text),
        border: '1px solid transparent',
      };
    case 'outline':
      return quiet(tone.text, token(tone.text), tone.ground);
    case 'subtle':
    case 'transparent':
      return quiet(tone.text, 'transparent', tone.ground);
    default:
      return defaultVariantColorsResolver(input);
  }
};

function quiet(text: ColorName, edge: string, hover: ColorName = 'pine-tint') {
  return {
    background: 'transparent',
    hover: token(hover),
    color: token(text),
    hoverColor: token(text),
    border: `1px solid ${edge}`,
  };
}
