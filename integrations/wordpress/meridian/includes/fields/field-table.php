<?php
/**
 * The one table of fields. The calls' replies, the boxes of the editor, the fields of ACF and what is saved are all
 * built from it. Names are those of the contract (docs/contract.md); kinds.json is written by `npm run plugin-tables`.
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

/** The content of kinds.json: `kinds` of records, single `options`, and the `seo` fields. */
function tables(): array {
	static $tables = null;
	if ( null === $tables ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the plugin.
		$tables = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/kinds.json' ), true );
	}
	return $tables;
}

/** Kind of record => its label, its posts, its address, its tags, and its fields. */
function kinds(): array {
	return tables()['kinds'];
}

/** Single records: stored as options, edited on pages of the Meridian menu. */
function option_kinds(): array {
	return tables()['options'];
}

/** Search texts, on every record that has a page. */
function seo_fields(): array {
	return tables()['seo'];
}

/** Kind => its label, where its fields are in a reply (in `data`, or at its `top`), and the fields. */
function field_table(): array {
	return kinds() + option_kinds();
}

/**
 * The fields of a kind.
 *
 * @param string $kind See record-kinds.php.
 */
function fields_of( string $kind ): array {
	return field_table()[ $kind ]['fields'] ?? array();
}
