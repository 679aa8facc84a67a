<?php
/**
 * The words in which the table of fields is written: one function for each type of field.
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

/**
 * A field.
 *
 * @param string $type  One of the functions below.
 * @param string $label What the editor reads.
 * @param array  $more  `native`: what of the post stands in where the field is empty; `hint`; `fields`; `choices`.
 */
function field( string $type, string $label, array $more = array() ): array {
	return array(
		'type'  => $type,
		'label' => $label,
	) + $more;
}

/** Plain text on one line. */
function text( string $label, array $more = array() ): array {
	return field( 'text', $label, $more );
}

/** Plain text whose line breaks count. */
function lines( string $label, array $more = array() ): array {
	return field( 'lines', $label, $more );
}

/** Text with markup; `inline` for one without paragraphs. */
function html( string $label, array $more = array() ): array {
	return field( 'html', $label, $more );
}

/** A number; empty is none. */
function number( string $label, array $more = array() ): array {
	return field( 'number', $label, $more );
}

/** Yes or no. */
function flag( string $label, array $more = array() ): array {
	return field( 'flag', $label, $more );
}

/** An address, or a path of the site. */
function link( string $label, array $more = array() ): array {
	return field( 'link', $label, $more );
}

/** A picture or video of the library. */
function image( string $label, array $more = array() ): array {
	return field( 'image', $label, $more );
}

/** A day. */
function day( string $label, array $more = array() ): array {
	return field( 'day', $label, $more );
}

/** One of several words; `choices` maps value to label. The reply has both. */
function select( string $label, array $choices, array $more = array() ): array {
	return field( 'select', $label, array( 'choices' => $choices ) + $more );
}

/** JSON, checked when it is saved. */
function json( string $label, array $more = array() ): array {
	return field( 'json', $label, $more );
}

/** Fields that belong together. */
function group( string $label, array $fields, array $more = array() ): array {
	return field( 'group', $label, array( 'fields' => $fields ) + $more );
}

/** Rows of the same fields. */
function rows( string $label, array $fields, array $more = array() ): array {
	return field( 'rows', $label, array( 'fields' => $fields ) + $more );
}
