import { pictureSources } from '#platform/contract/pictures.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { Field } from '#ui/field/field.tsx';
import { blogLimits } from '../../contract/blog-limits.ts';
import classes from './cover-field.module.css';
import { PictureUpload } from './text/picture-upload.tsx';
import type { PostForm } from './use-post.ts';

/** The picture above the post and on its card, with its words. */
export function CoverField({ form: { values, errors, change } }: { form: PostForm }) {
  const { image, imageAlt } = values;
  return (
    <section className="stack-close" aria-labelledby="cover-title" data-field="image">
      <h2 id="cover-title" className={classes.title}>
        Cover picture
      </h2>
      {image !== '' && (
        <img
          className={classes.picture}
          src={image}
          srcSet={pictureSources(image)}
          sizes="340px"
          alt={imageAlt}
          width="800"
          height="450"
        />
      )}
      <PictureUpload
        label={image === '' ? 'Choose cover' : 'Replace cover'}
        error={errors.image}
        onUploaded={({ address }) => change({ image: address })}
      />
      {image !== '' && (
        <>
          <Field
            name="imageAlt"
            label="Alternative text of the cover"
            description="What it shows, for readers who cannot see it"
            maxLength={blogLimits.alternative}
            value={imageAlt}
            error={errors.imageAlt}
            onChange={(event) => change({ imageAlt: event.currentTarget.value })}
          />
          <div>
            <QuietButton onClick={() => change({ image: '', imageAlt: '' })}>Remove cover</QuietButton>
          </div>
        </>
      )}
    </section>
  );
}
