import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { DrinkPicture } from './drink-picture.tsx';
import { ImageWithFallback } from '#ui/kit/image-with-fallback.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import styles from './drink-image.module.css';

interface Props {
  recipe: Pick<GuestRecipe, 'name' | 'name_translations' | 'image' | 'recipeImage' | 'drawing'>;
  size?: number | 'fill';
  /** True if the drink's name is shown beside the picture. */
  decorative?: boolean;
  animated?: boolean;
}

/** A drink's photo, or its drawing. */
export function DrinkImage({ recipe, size = 'fill', decorative = false, animated = false }: Props) {
  const { nameOf } = useMenuText();
  const title = decorative ? '' : nameOf(recipe).text;
  const drawing = <DrinkPicture drawing={recipe.drawing} size={size} title={title} animated={animated} />;
  return (
    <ImageWithFallback
      src={recipe.recipeImage?.imageUrl || recipe.image}
      alt={title}
      fallback={drawing}
      className={size === 'fill' ? styles.fill : styles.photo}
      {...(size !== 'fill' && { width: size, height: size })}
    />
  );
}
