import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { BroughtBack } from '#forms/brought-back.tsx';
import { Button, QuietButton } from '#ui/action/buttons.tsx';
import { Field } from '#ui/field/field.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { Page } from '#ui/page/page.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import type { EditedPost } from '../../contract/blog-editing.ts';
import { blogLimits } from '../../contract/blog-limits.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { CoverField } from './cover-field.tsx';
import classes from './post-editor.module.css';
import { Preview } from './preview.tsx';
import { Publication } from './publication/publication.tsx';
import { SaveStatus } from './save-status.tsx';
import { usePost } from './use-post.ts';
import { useSaveKey } from './use-save-key.ts';
import { toValues } from './values.ts';

/** With the library under it, once the fields stand. */
const RichTextEditor = lazy(() =>
  import('./text/rich-text-editor.tsx').then((loaded) => ({ default: loaded.RichTextEditor })),
);

type PostEditorProps = {
  /** Null for a post that is about to be begun. */
  initial: EditedPost | null;
  onCreated: (id: string) => void;
};

/** Writing one post. The text stays in its editor while the preview covers it: nothing is lost, undo neither. */
export function PostEditor({ initial, onCreated }: PostEditorProps) {
  const navigate = useNavigate();
  const form = usePost(initial, onCreated);
  const [shown, setShown] = useState<'form' | 'preview' | 'theirs'>('form');
  const { post, values, theirs, busy, errors, failure, change } = form;
  useSaveKey(() => void form.save());
  const title = post === null ? 'New post' : 'Edit post';

  return (
    <>
      <div hidden={shown !== 'form'}>
        <Page
          framed
          title={title}
          breadcrumb={[{ label: 'Blog', to: '/admin/blog' }, { label: title }]}
          lead={<SaveStatus form={form} />}
          actions={
            <>
              <QuietButton onClick={() => setShown('preview')}>Preview</QuietButton>
              <Button aria-busy={busy === 'save'} onClick={() => void form.save()}>
                {post === null ? 'Save draft' : 'Save'}
              </Button>
            </>
          }
        >
          <div className={`stack-tight ${classes.notices}`}>
            <ConflictNotice form={form} onRead={() => setShown('theirs')} />
            {form.broughtBack && theirs === null && <BroughtBack onDrop={form.discard} />}
            {failure && <Notice kind="error">{failure}</Notice>}
          </div>
          <div className={classes.form}>
            <div className={`stack-loose ${classes.text}`}>
              <Field
                name="title"
                label="Title"
                maxLength={blogLimits.title}
                value={values.title}
                error={errors.title}
                onChange={(event) => change({ title: event.currentTarget.value })}
              />
              <Suspense fallback={<SkeletonRows rows={8} />}>
                <RichTextEditor
                  key={form.edition}
                  label="Text"
                  content={values.content}
                  error={errors.content}
                  onChange={(content) => change({ content })}
                />
              </Suspense>
            </div>
            <div className={classes.aside}>
              <Publication form={form} onDeleted={() => void navigate('/admin/blog')} />
              <CoverField form={form} />
              <Field
                name="tags"
                label="Subjects"
                description="With commas between them. Posts that share subjects are shown beside each other."
                value={values.tags}
                error={errors.tags}
                onChange={(event) => change({ tags: event.currentTarget.value })}
              />
            </div>
          </div>
        </Page>
      </div>
      {shown === 'preview' && (
        <Preview
          post={post}
          values={values}
          label="Preview: nobody else sees this."
          onBack={() => setShown('form')}
        />
      )}
      {shown === 'theirs' && theirs !== null && (
        <Preview
          post={theirs}
          values={toValues(theirs)}
          label={`What ${theirs.updatedBy ?? 'somebody'} has saved.`}
          onBack={() => setShown('form')}
        />
      )}
    </>
  );
}
