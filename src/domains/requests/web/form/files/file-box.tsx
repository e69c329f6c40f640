import { useId, useState } from 'react';
import { ChosenFiles } from '#forms/files/chosen-files.tsx';
import { whatIsTaken } from '#forms/files/file-checks.ts';
import { type FileZoneOptions, useFileZone } from '#forms/files/use-file-zone.ts';
import { quietButton } from '#ui/action/button-link.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import classes from './file-box.module.css';

type FileBoxProps = FileZoneOptions & {
  /** The words of the two modes and the draft to download. */
  texts: {
    download: string;
    upload: string;
    toUpload: string;
    toDownload: string;
    draft: string;
    about: string;
  };
};

/** A box that hands out a draft and takes it back filled: by choosing or by dropping, several files at a time. */
export function FileBox({ texts, ...options }: FileBoxProps) {
  const { box, progress } = options;
  const id = useId();
  const [uploading, setUploading] = useState(false);
  const { zone, list, over, choose } = useFileZone({ ...options, onAdd: () => setUploading(true) });

  return (
    // biome-ignore lint/a11y/useSemanticElements: dropping files is for the pointer; the button does the same
    <div
      role="group"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-taken`}
      className={classes.box}
      data-faulty={list.faults.length > 0 || undefined}
      data-wrong={list.faults.length > 0 || undefined}
      {...zone}
    >
      <h2 id={`${id}-name`} className={classes.name}>
        {box.label}
      </h2>
      <p className={classes.about}>{texts.about}</p>
      <p id={`${id}-taken`} className={`note ${classes.taken}`}>
        {whatIsTaken(box)}
      </p>
      <div className={`row ${classes.mode}`}>
        {uploading ? (
          <QuietButton disabled={progress !== null} onClick={choose}>
            {texts.upload}
          </QuietButton>
        ) : (
          <a
            className={quietButton}
            href={`/downloads/${encodeURIComponent(texts.draft)}`}
            download={texts.draft}
          >
            {texts.download}
          </a>
        )}
        <button type="button" className={classes.toggle} onClick={() => setUploading(!uploading)}>
          {uploading ? texts.toDownload : texts.toUpload}
        </button>
      </div>
      <ChosenFiles {...list} label={`${box.label} files`} chooserLabel={`${box.label} files`} />
      <p className={`muted ${classes.drop}`} aria-hidden="true">
        {over ? 'Let go to add' : 'or drop files here'}
      </p>
    </div>
  );
}
