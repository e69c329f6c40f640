import { Field } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import type { OwnQuestion } from '../../contract/own-sheets/questions.ts';
import { count } from '../imports/import-words.ts';

type QuestionFieldsProps = {
  questions: readonly OwnQuestion[];
  answers: Readonly<Record<string, string>>;
  onAnswer: (id: string, answer: string) => void;
};

/** What is asked of a sheet, each once, with the cells that made it a question. */
export function QuestionFields({ questions, answers, onAnswer }: QuestionFieldsProps) {
  return (
    <ol className="list stack">
      {questions.map((question) => (
        <li key={question.id} className="stack-tight" data-open={question.answer === null || undefined}>
          <QuestionField
            question={question}
            answer={answers[question.id] ?? ''}
            onAnswer={(answer) => onAnswer(question.id, answer)}
          />
          {(question.samples.length > 0 || question.rows > 0) && (
            <p className="note">
              {question.samples.join(' · ')}
              {question.rows > 0 && ` (${count(question.rows, 'row')})`}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

type QuestionFieldProps = { question: OwnQuestion; answer: string; onAnswer: (answer: string) => void };

function QuestionField({ question: { id, words, options, mayType }, answer, onAnswer }: QuestionFieldProps) {
  const isOption = options.some(({ value }) => value === answer);
  const isTyped = answer !== '' && !isOption;
  const name = `question-${id}`;
  if (mayType === 'number')
    return (
      <Field
        name={name}
        label={words}
        inputMode="numeric"
        maxLength={4}
        value={answer}
        onChange={(event) => onAnswer(event.target.value)}
      />
    );
  return (
    <>
      <SelectField
        name={name}
        label={words}
        value={isTyped ? typed : answer}
        data={[
          { value: '', label: 'Choose an answer' },
          ...options,
          ...(mayType === 'name' ? [{ value: typed, label: 'Another name, typed below' }] : []),
        ]}
        onChange={(event) => onAnswer(event.target.value === typed ? ' ' : event.target.value)}
      />
      {mayType === 'name' && isTyped && (
        <Field
          name={`${name}-name`}
          label="Its INN"
          maxLength={300}
          value={answer.trimStart()}
          onChange={(event) => onAnswer(event.target.value || ' ')}
        />
      )}
    </>
  );
}

/** What no option is called. */
const typed = '\u0000typed';
