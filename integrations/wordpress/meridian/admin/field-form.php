<?php
/**
 * A form of fields, built from the table. fields.js adds rows and chooses pictures.
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_form_files' );

function enqueue_form_files(): void {
	$screen = get_current_screen();
	if ( ! $screen || ( 'post' !== $screen->base && ! str_contains( $screen->id, 'meridian' ) ) ) {
		return;
	}
	wp_enqueue_media();
	wp_enqueue_script( 'meridian-fields', plugins_url( 'admin/fields.js', PLUGIN_FILE ), array(), VERSION, true );
	wp_enqueue_style( 'meridian-fields', plugins_url( 'admin/fields.css', PLUGIN_FILE ), array(), VERSION );
}

/** Prints fields. `$name`: the form's field around them; `$depth`: of rows around them. */
function print_fields( array $fields, array $values, string $name, int $depth = 0 ): void {
	echo '<div class="meridian-fields">';
	foreach ( $fields as $key => $field ) {
		print_field( $field, $values[ $key ] ?? null, "{$name}[$key]", $depth );
	}
	echo '</div>';
}

/** Prints one field with its label; parameters as in print_fields(). */
function print_field( array $field, $value, string $name, int $depth ): void {
	if ( in_array( $field['type'], array( 'group', 'rows' ), true ) ) {
		echo '<fieldset class="meridian-field"><legend>' . esc_html( $field['label'] ) . '</legend>';
		print_hint( $field );
		if ( 'group' === $field['type'] ) {
			print_fields( $field['fields'], is_array( $value ) ? $value : array(), $name, $depth );
		} else {
			print_rows( $field, is_array( $value ) ? $value : array(), $name, $depth );
		}
		echo '</fieldset>';
		return;
	}
	echo '<div class="meridian-field"><label><span>' . esc_html( $field['label'] ) . '</span>';
	print_control( $field, $value, $name );
	echo '</label>';
	print_hint( $field );
	echo '</div>';
}

function print_hint( array $field ): void {
	if ( isset( $field['hint'] ) ) {
		echo '<p class="description">' . esc_html( $field['hint'] ) . '</p>';
	}
}

/** Rows, and an empty one as the script's template. */
function print_rows( array $field, array $rows, string $name, int $depth ): void {
	echo '<div class="meridian-rows" data-token="__row' . (int) $depth . '__">';
	foreach ( array_values( $rows ) as $at => $row ) {
		print_row( $field, $row, "{$name}[$at]", $depth );
	}
	echo '<template>';
	print_row( $field, array(), "{$name}[__row{$depth}__]", $depth );
	echo '</template><button type="button" class="button" data-meridian="add">' . esc_html__( 'Add a row', 'meridian' ) . '</button></div>';
}

/** One row; a bare value is that of the row's only field. */
function print_row( array $field, $row, string $name, int $depth ): void {
	$values = is_array( $row ) ? $row : array( array_key_first( $field['fields'] ) => $row );
	echo '<div class="meridian-row">';
	print_fields( $field['fields'], $values, $name, $depth + 1 );
	$buttons = array(
		'up'     => __( 'Up', 'meridian' ),
		'down'   => __( 'Down', 'meridian' ),
		'remove' => __( 'Remove', 'meridian' ),
	);
	echo '<p>';
	foreach ( $buttons as $does => $label ) {
		printf( '<button type="button" class="button-link" data-meridian="%s">%s</button> ', esc_attr( $does ), esc_html( $label ) );
	}
	echo '</p></div>';
}

/** The control of a single field with its stored value. */
function print_control( array $field, $value, string $name ): void {
	$text  = text_of( $value );
	$lines = array(
		'lines' => 5,
		'html'  => 6,
		'json'  => 12,
	);
	switch ( $field['type'] ) {
		case 'lines':
		case 'html':
		case 'json':
			$text = 'lines' === $field['type'] ? written_text( $text ) : $text;
			printf( '<textarea name="%s" rows="%d" class="large-text">%s</textarea>', esc_attr( $name ), (int) $lines[ $field['type'] ], esc_textarea( $text ) );
			return;
		case 'flag':
			printf( '<input type="checkbox" name="%s" value="1"%s>', esc_attr( $name ), checked( '1', $text, false ) );
			return;
		case 'select':
			printf( '<select name="%s">', esc_attr( $name ) );
			foreach ( $field['choices'] as $word => $label ) {
				printf( '<option value="%s"%s>%s</option>', esc_attr( $word ), selected( (string) $word, $text, false ), esc_html( $label ) );
			}
			echo '</select>';
			return;
		case 'image':
			print_picture_control( $text, $name );
			return;
		default:
			$types = array(
				'number' => 'number" step="any',
				'day'    => 'date',
			);
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- one of three words of our own.
			printf( '<input type="%s" name="%s" value="%s" class="regular-text">', $types[ $field['type'] ] ?? 'text', esc_attr( $name ), esc_attr( $text ) );
	}
}

/** A picture by number; the script opens the library. */
function print_picture_control( string $id, string $name ): void {
	$file = (int) $id > 0 ? basename( (string) get_attached_file( (int) $id ) ) : '';
	printf(
		'<span class="meridian-picture">%s<output>%s</output><input type="hidden" name="%s" value="%s"> <button type="button" class="button" data-meridian="choose">%s</button> <button type="button" class="button-link" data-meridian="clear">%s</button></span>',
		(int) $id > 0 ? wp_get_attachment_image( (int) $id, 'thumbnail' ) : '',
		esc_html( $file ),
		esc_attr( $name ),
		esc_attr( $id ),
		esc_html__( 'Choose', 'meridian' ),
		esc_html__( 'None', 'meridian' )
	);
}
