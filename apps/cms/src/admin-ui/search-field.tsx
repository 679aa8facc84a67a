/** Works without JavaScript. */
export function SearchField({ question = "" }: { question?: string }) {
  return (
    <form className="text-search" role="search" aria-label="Everything" action="/admin/search">
      <input
        type="search"
        name="q"
        defaultValue={question}
        aria-label="Search everywhere"
        placeholder="Search everywhere"
        maxLength={100}
      />
      <button type="submit">Search</button>
    </form>
  );
}
