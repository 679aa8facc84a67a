<?php
/**
 * The one table of fields. The calls' replies, the boxes of the editor, the fields of ACF and what is saved are all
 * made from it. Names are those of the contract (docs/contract.md).
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

/**
 * The fields of a kind of record; `place` is where its reply has them: in `data`, or at its `top`.
 *
 * @param string $kind See record-kinds.php.
 */
function fields_of( string $kind ): array {
	return field_table()[ $kind ]['fields'] ?? array();
}

/** Kind of record => what it is called, where its fields stand, and the fields. */
function field_table(): array {
	static $table = null;
	if ( null === $table ) {
		$table = post_kinds() + page_kinds() + vacancy_kinds() + option_kinds();
	}
	return $table;
}

/** A row of the table. */
function kind( string $label, string $place, array $fields ): array {
	return array(
		'label'  => $label,
		'place'  => $place,
		'fields' => $fields,
	);
}

/** A slide of the sliders at the top of pages. */
function slide_fields(): array {
	return array(
		'image'       => image( 'Picture' ),
		'sub_title'   => text( 'Line above the title' ),
		'title'       => text( 'Title' ),
		'description' => text( 'Text' ),
		'button_link' => link( 'Where its button leads' ),
	);
}

/** What search engines are told; on every record that has a page. */
function seo_fields(): array {
	return array(
		'title'       => text( 'Title' ),
		'description' => text( 'Description' ),
		'keywords'    => text( 'Keywords' ),
		'canonical'   => link( 'Canonical address', array( 'hint' => 'Only where the page is a copy of another one.' ) ),
		'image'       => image( 'Picture where the page is shared' ),
	);
}
